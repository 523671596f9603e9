// The way to a table, for others.
import { hashOf } from '../route.svelte';

export const linkTo = (game: string) => new URL(hashOf({ page: 'online', game }), location.href).href;

// Whether it is in the clipboard now; over plain http browsers have none for pages.
export async function copyLink(game: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(game));
    return true;
  } catch {
    return false;
  }
}
