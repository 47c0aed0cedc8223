import { showNotice } from '../lib/feedback/feedbackStore.ts';

const FILE = '/service-worker.js';

interface Given {
  /** Left out where the browser has none, and without a secure origin. */
  container: ServiceWorkerContainer | undefined;
  reload: () => void;
  log: (words: string, error: unknown) => void;
}

/**
 * Keeps the files of the first pages on the device. The page works without: a failure is only logged. A new version
 * waits until the student agrees, or until no page of the old one is open any more.
 */
export async function registerServiceWorker({ container, reload, log }: Given): Promise<void> {
  if (!container) return;
  // Not at the first registration, which takes over nobody: only a page that another version served is loaded anew.
  const served = container.controller !== null;
  try {
    const registration: ServiceWorkerRegistration | undefined = await container.register(FILE);
    if (!registration) return;
    const offer = (waiting: ServiceWorker) => {
      if (!served) return;
      container.addEventListener('controllerchange', reload, { once: true });
      showNotice({
        id: 'new-version',
        text: '책바다가 새로워졌어요. 쓰던 답은 그대로 있어요.',
        action: { label: '새로 고침', run: () => waiting.postMessage('take-over') },
        onSeen: () => undefined,
      });
    };
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') offer(coming);
      });
    });
  } catch (error) {
    log('service worker', error);
  }
}
