// Keeps the client for play without a server, with the service worker beside this file. A new version
// is taken when the page starts, or when the person says so: never in the middle of a game.
import { networkUrls } from '../../engine/start';

class Update {
  ready = $state(false); // a newer version waits

  take(): void {
    location.reload();
  }
}

export const update = new Update();

const workers = () => (import.meta.env.PROD ? navigator.serviceWorker : undefined);

// Once a worker answers this page's requests, whatever it fetches is kept.
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) update.ready = true;
  });
}

// Once the page is shown: whatever fails here, only playing without the server fails with it.
export async function keepForOffline(): Promise<void> {
  try {
    const registration = await workers()?.register('./worker.js');
    if (registration === undefined) return;
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    // This page is of the version that waits. Its worker follows when the old one has come to rest, which can take a
    // browser half a minute; nobody has to wait for it.
    registration.waiting?.postMessage('take-over');
    await controlled();
    navigator.serviceWorker.controller?.postMessage({ started: import.meta.url });
    for (const url of networkUrls()) await fetch(url);
  } catch (error) {
    console.warn('Posthorn is not kept for offline use:', error);
  }
}

// The parts of the Japanese fonts that our own texts need. Asking for them makes the browser fetch
// them, and the service worker keep them; without one the browser fetches what a page shows.
export async function keepJapanese(): Promise<void> {
  if (workers() === undefined) return;
  await controlled();
  try {
    const catalogues = import.meta.glob('../../messages/ja/{faults,first,learn,lessons,review,rules}.ts');
    const texts = JSON.stringify(await Promise.all(Object.values(catalogues).map((load) => load())));
    await Promise.all(
      ["1em 'Noto Sans JP Variable'", "600 1em 'Noto Serif JP'"].map((font) =>
        document.fonts.load(font, texts),
      ),
    );
  } catch (error) {
    console.warn('The Japanese fonts are not kept for offline use:', error);
  }
}
