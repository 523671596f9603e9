// The keys of the table.
import type { TableState } from './table.svelte';

export function pressKey(table: TableState, event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
  const { play, seen } = table;
  const slot = ['1', '2', '3', '4', '5', '6'].indexOf(event.key);
  const card = slot < 0 ? undefined : seen?.slots[slot];
  if (card) play.act(`take ${card}`);
  else if (event.key === '0') play.act('take deck');
  else if (event.key === 'u' && seen?.undo.can) play.undo();
  else if (event.key === 'h' && table.mine) play.askHint();
}
