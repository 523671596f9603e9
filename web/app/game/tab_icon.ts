// The icon of the browser's tab: a green dot while it is the viewer's turn.
const kRest = './icon.svg';
const kTurn = './icon-turn.svg';

// Answers what puts it back.
export function showTurnInTab(mine: boolean): () => void {
  const link = document.querySelector('link[rel="icon"]');
  link?.setAttribute('href', mine ? kTurn : kRest);
  return () => link?.setAttribute('href', kRest);
}
