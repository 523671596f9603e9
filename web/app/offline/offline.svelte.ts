// Keeps the client for play without a server, with the service worker beside this file. A new version
// is taken when the page starts, or when the person says so: never in the middle of a game.

class Update {
  ready = $state(false); // a newer version waits

  async take(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.waiting) await takeOver(registration.waiting);
  }
}

export const update = new Update();

const workers = () => (import.meta.env.PROD ? navigator.serviceWorker : undefined);

// Ends with this page: it starts again as the new version.
function takeOver(waiting: ServiceWorker): Promise<never> {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
  return new Promise(() => undefined);
}

// Before anything is shown.
export async function takeWaitingVersion(): Promise<void> {
  const registration = await workers()
    ?.getRegistration()
    .catch(() => undefined);
  if (registration?.waiting && navigator.serviceWorker.controller) await takeOver(registration.waiting);
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
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('page-started');
  } catch (error) {
    console.warn('Posthorn is not kept for offline use:', error);
  }
}

// The parts of the Japanese fonts that our own texts need. Asking for them makes the browser fetch
// them, and the service worker keep them.
export async function keepJapanese(): Promise<void> {
  const catalogues = import.meta.glob('../../messages/ja/*.ts');
  const texts = JSON.stringify(await Promise.all(Object.values(catalogues).map((load) => load())));
  await Promise.all(
    ["1em 'Noto Sans JP Variable'", "600 1em 'Noto Serif JP'"].map((font) =>
      document.fonts.load(font, texts),
    ),
  );
}
