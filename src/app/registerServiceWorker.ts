import { HOUR } from '#domain/time/duration.ts';
import { mayFetchAhead } from '../lib/browser/mayFetchAhead.ts';
import { ownScriptAddress } from '../lib/browser/ownScriptAddress.ts';
import { offerNewVersion } from './offerNewVersion.ts';

const FILE = '/service-worker.js';
/** Milliseconds after which a window that comes to the front asks for a new version; a tablet may never be reloaded. */
const LOOK_AGAIN_MS = HOUR;

interface Given {
  /** Left out where the browser has none, and without a secure origin. */
  container: ServiceWorkerContainer | undefined;
  /** The worker that the page came from, asked before anything else ran; null on the first visit. */
  servedBy: ServiceWorker | null;
  /** Calls the listener now, and at each change, with whether somebody is signed in: their pages are kept as well. */
  whenSignedIn: (listener: (signedIn: boolean) => void) => void;
  reload: () => void;
  log: (words: string, error: unknown) => void;
}

/**
 * Keeps the files of the pages on the device. The page works without: a failure is only logged. A new version waits
 * until the student agrees, or until no page of the old one is open any more; it reloads only the window in which
 * that was agreed to, never another one where somebody may be playing.
 */
export async function registerServiceWorker({ container, servedBy, whenSignedIn, reload, log }: Given): Promise<void> {
  if (!container) return;
  try {
    const registration: ServiceWorkerRegistration | undefined = await container.register(ownScriptAddress(FILE));
    if (!registration) return;
    // Another window has let a new version in since this page was opened, and nobody was listening here yet.
    if (servedBy !== null && container.controller !== servedBy) offerNewVersion('worker', reload);
    else if (registration.waiting) offer(container, registration.waiting, reload);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') offer(container, coming, reload);
      });
    });
    lookAgain(registration);
    const { active } = await container.ready;
    whenSignedIn((signedIn) => {
      active?.postMessage(signedIn && mayFetchAhead() ? 'keep-all' : 'keep-shell');
    });
  } catch (error) {
    log('service worker', error);
  }
}

function offer(container: ServiceWorkerContainer, waiting: ServiceWorker, reload: () => void): void {
  // The first of all takes over nobody: there is nothing older on the screen.
  if (container.controller === null) return;
  let agreed = false;
  let takenOver = false;
  const follow = () => {
    takenOver = true;
    if (agreed) reload();
  };
  container.addEventListener('controllerchange', follow, { once: true });
  offerNewVersion('worker', () => {
    agreed = true;
    // Another window may have let it in already.
    if (takenOver) reload();
    else waiting.postMessage('take-over');
  });
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - looked) < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
