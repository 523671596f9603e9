// Settles when the page has been drawn as it is now; where nobody looks there are no frames to wait for.
const kLongest = 100; // milliseconds: a window that is covered gets none either

export function drawn(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, kLongest);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
