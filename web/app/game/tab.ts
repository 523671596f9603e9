// The browser's tab while a game is played: its title, and its icon with a green dot, say that it is the viewer's
// turn. Browsers fetch and draw an icon anew each time, and hand a title on to others; that waits until the table is
// drawn, and for turns that are over at once it is left out.
const kRest = './icon.svg';
const kTurn = './icon-turn.svg';
const kTitle = 'Posthorn';
const kMilliseconds = 250;

function setIcon(icon: string): void {
  const link = document.querySelector('link[rel="icon"]');
  if (link?.getAttribute('href') !== icon) link?.setAttribute('href', icon);
}

export class Tab {
  #title = kTitle;
  #due: ReturnType<typeof setTimeout> | undefined;

  // Nothing: others play.
  show(turn: string | undefined): void {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => {
      this.#title = turn === undefined ? kTitle : `● ${turn} – ${kTitle}`;
      if (document.title !== this.#title) document.title = this.#title;
      setIcon(turn === undefined ? kRest : kTurn);
    }, kMilliseconds);
  }

  // As it was; the next page may have given its own title already.
  leave(): void {
    clearTimeout(this.#due);
    if (document.title === this.#title) document.title = kTitle;
    setIcon(kRest);
  }
}
