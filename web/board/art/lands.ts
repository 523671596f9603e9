/** Looks of the lands: tint, motif and letters, so that colour is never the only sign. */

export type Tint =
  | 'rose'
  | 'sand'
  | 'amber'
  | 'green'
  | 'grey'
  | 'coral'
  | 'lake'
  | 'violet'
  | 'olive'
  | 'paper'
  | 'alps'
  | 'italy';

export type Motif =
  | 'bend'
  | 'lozenge'
  | 'chevron'
  | 'check'
  | 'bar'
  | 'grain'
  | 'cross'
  | 'peak'
  | 'wave'
  | 'saltire'
  | 'pale'
  | 'scale'
  | 'lattice'
  | 'ring'
  | 'bird'
  | 'ribbon'
  | 'star'
  | 'gate';

export interface LandLook {
  readonly tint: Tint;
  readonly motif: Motif;
  /** Two letters for the medallion of a card. */
  readonly letters: string;
  /** Free cities stand on a square and have no pattern. */
  readonly free: boolean;
}

const look = (tint: Tint, motif: Motif, letters: string): LandLook => ({ tint, motif, letters, free: false });

export const FREE_LOOK: LandLook = { tint: 'paper', motif: 'gate', letters: '★', free: true };

export const knownLands: Readonly<Record<string, LandLook>> = {
  baden: look('rose', 'bend', 'Bd'),
  baiern: look('sand', 'lozenge', 'Ba'),
  boehmen: look('amber', 'chevron', 'Bö'),
  hohenzollern: look('green', 'check', 'Ho'),
  polen: look('grey', 'bar', 'Po'),
  salzburg: look('coral', 'grain', 'Sa'),
  schweiz: look('lake', 'cross', 'Sc'),
  tyrol: look('violet', 'peak', 'Ty'),
  wuerttemberg: look('olive', 'wave', 'Wü'),
  holland: look('olive', 'saltire', 'Ho'),
  belgien: look('amber', 'pale', 'Be'),
  hannover: look('coral', 'scale', 'Ha'),
  hessen: look('lake', 'lattice', 'He'),
  mecklenburg: look('rose', 'ring', 'Me'),
  preussen: look('violet', 'bird', 'Pr'),
  sachsen: look('green', 'ribbon', 'Sn'),
  thueringen: look('grey', 'star', 'Th'),
  free: FREE_LOOK,
  alpen: look('alps', 'peak', ''),
  italien: look('italy', 'bar', ''),
};

const TINTS: readonly Tint[] = ['sand', 'rose', 'lake', 'olive', 'coral', 'violet', 'amber', 'green', 'grey'];
const MOTIFS: readonly Motif[] = [
  'bend',
  'lozenge',
  'wave',
  'check',
  'cross',
  'chevron',
  'grain',
  'pale',
  'scale',
  'ring',
  'star',
  'lattice',
  'bar',
  'peak',
  'saltire',
  'bird',
  'ribbon',
];

export interface LandEntry {
  readonly id: string;
  readonly name: string;
  readonly free?: boolean;
}

/**
 * Looks for all lands of a map. Lands of the printed boards keep theirs; the others get the motif and the
 * tint that are used least so far, and never the tint of a land they border on while another is left.
 */
export function assignLooks(
  lands: readonly LandEntry[],
  neighbours: (land: string) => readonly string[] = () => [],
): Map<string, LandLook> {
  const looks = new Map<string, LandLook>();
  for (const land of lands) {
    if (land.free) looks.set(land.id, FREE_LOOK);
    else if (Object.hasOwn(knownLands, land.id)) looks.set(land.id, knownLands[land.id]);
  }
  for (const land of lands) {
    if (looks.has(land.id)) continue;
    const taken = [...looks.values()];
    const beside = neighbours(land.id).map((id) => looks.get(id)?.tint);
    const uses = (tint: Tint): number =>
      taken.filter((l) => l.tint === tint).length + (beside.includes(tint) ? 100 : 0);
    const tint = least(TINTS, uses);
    const motif = least(MOTIFS, (m) => taken.filter((l) => l.motif === m).length);
    looks.set(land.id, { tint, motif, letters: lettersFor(land.name, taken), free: false });
  }
  return looks;
}

function least<T>(from: readonly T[], uses: (item: T) => number): T {
  return from.reduce((best, item) => (uses(item) < uses(best) ? item : best));
}

function lettersFor(name: string, taken: readonly LandLook[]): string {
  const letters = [...name].filter((ch) => /\p{L}/u.test(ch));
  const first = letters[0] ?? '?';
  const used = new Set(taken.map((l) => l.letters));
  for (const second of letters.slice(1)) {
    const pair = first.toUpperCase() + second.toLowerCase();
    if (!used.has(pair)) return pair;
  }
  return first.toUpperCase();
}
