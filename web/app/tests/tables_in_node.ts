// Tables as the page has them, with the real engine behind them, for tests that mock the workers.
import type { GameOptions, RecordSeat, Seen } from '../../engine/answers';
import { newSeed } from '../../engine/questions';
import { LocalGame } from '../game/local_game';
import { Play } from '../game/play.svelte';
import { TableState } from '../game/table.svelte';
import { usualGame } from '../maps/usual_game';
import { engineInNode } from './engine_in_node';

const seats: readonly RecordSeat[] = ['Anna', 'Berta', 'Clara', 'Dora'].map((name) => ({
  name,
  person: true,
}));

// A position of a game that computers played so far, the first one that is right, at which its seat sits.
export async function tableWhere(
  right: (seen: Seen) => boolean,
  options: Partial<GameOptions> = {},
): Promise<TableState> {
  const engine = await engineInNode();
  const game = { ...usualGame, ...options };
  for (let tries = 0; tries < 60; tries += 1) {
    await engine.ask('new', { game, seats: seats.slice(0, game.players), seed: newSeed() });
    for (;;) {
      const { actor } = (await engine.ask('seen', { viewer: 0 })).view;
      const seen = await engine.ask('seen', { viewer: actor });
      if (seen.result !== null) break;
      if (right(seen))
        return tableOf(await LocalGame.open(await engine.ask('record', {}), async () => undefined));
      await engine.ask('move', await engine.ask('choose', { bot: 'greedy', seed: newSeed() }));
    }
  }
  throw new Error('no game has the wished position');
}

async function tableOf(game: LocalGame): Promise<TableState> {
  const play = new Play(game);
  await play.start();
  await play.liftCurtain();
  return new TableState(play);
}

export const inPhase =
  (phase: Seen['view']['phase'], turn = 0) =>
  ({ view, choice }: Seen) =>
    view.phase === phase && view.turn >= turn && (choice?.moves.length ?? 0) > 1;
