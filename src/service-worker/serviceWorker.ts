import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Files of the first pages, written here by the build; each name holds a hash of its content, or comes with one. */
declare const SHELL_FILES: { url: string; revision: string | null }[];

/** The part of a worker's own world that is used here; the page's types know nothing of it. */
const worker = globalThis as unknown as {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message', listen: (event: MessageEvent) => void) => void;
};

const OFFLINE_PAGE = '/offline.html';

/**
 * Keeps the built files of the first pages on the device, in a cache of each version. Nothing else is ever kept: no
 * answer of the API and no page, signed in or not.
 */
precacheAndRoute(SHELL_FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

// A page that cannot be had is a kind one; what the network says is handed on as it is.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await matchPrecache(OFFLINE_PAGE);
      if (!page) throw error;
      return page;
    }
  },
);

// The page asks once the student agreed: two versions never run in one window.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});
