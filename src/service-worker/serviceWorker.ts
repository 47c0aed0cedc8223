import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { SHELL_CACHE } from '../lib/persisted/shellCache.ts';
import { fetchFromServer } from './fetchFromServer.ts';

/** Written here by the build. */
declare const BUILT: {
  /** Names this build: other files, another name. */
  build: string;
  /** The first script of the page; a document that asks for another one is of another build. */
  entry: string;
  /** Files of the first pages; each name holds a hash of its content, or comes with one. */
  shell: { url: string; revision: string | null }[];
  /** What missions and the aquarium are made of: fetched once somebody is signed in. */
  later: string[];
};
// Once: the lists stand in the place of every mention.
const built = BUILT;

/** The part of a worker's own world that is used here; the page's types know nothing of it. */
const worker = globalThis as unknown as {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  /** Safari has none before 15.4. */
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: {
    (type: 'message', listen: (event: MessageEvent & Lasting) => void): void;
    (type: 'activate', listen: (event: Lasting) => void): void;
  };
};
interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Preloaded extends Event {
  preloadResponse?: Promise<Response | undefined>;
}

const OFFLINE_PAGE = '/offline.html';
/**
 * The page as anybody gets it: it contains which site this is, and nothing of a person. No link leads to this address.
 */
const DOCUMENT = '/login?kept';
/** Public files of this build that were used once: code, art, fonts, covers. */
const FILES = 'chaekbada-files-';
const FILES_CACHE = FILES + built.build;
/** Covers, and pictures to choose from. */
const PICTURES = '/content/books/';
/** Milliseconds after which a page comes from the device although there is a network. */
const PATIENCE_MS = 6_000;
/** Pages whose headers let a company's script in: the kept document has none of these. */
const COMPANY_PAGE = /^\/(?:login\/sign-up|subscription)(?:\/|$)/;

/**
 * Keeps on the device what is the same for everybody: files of the build, covers, and one document that names the site.
 * Nothing of a person is ever kept here, so no answer of the API: the page keeps that for its account, and removes it.
 */
const shell = new PrecacheController({
  cacheName: SHELL_CACHE,
  plugins: [
    {
      // Of several servers one may still send the build before: that document would ask for files that are not kept.
      cacheWillUpdate: async ({ request, response }) => {
        if (!response.ok) return null;
        const isDocument = new URL(request.url).pathname === '/login';
        return isDocument && !(await response.clone().text()).includes(built.entry) ? null : response;
      },
    },
  ],
});
shell.precache([...built.shell, { url: DOCUMENT, revision: built.build }]);
registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] }));

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:assets|art|fonts)\//.test(url.pathname),
  ({ request }) => fromDevice(request),
);
// Covers change when books are imported: the device is only asked where there is no network.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(PICTURES),
  ({ request }) => fromNetwork(request),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api|docs|teacher)(?:\/|$)/.test(url.pathname),
  ({ request, url, event }) => pageOf(fetchFromServer(request, (event as Preloaded).preloadResponse), url),
);

/** The content behind a built name never changes within a build. */
async function fromDevice(request: Request): Promise<Response> {
  const files = await caches.open(FILES_CACHE).catch(() => null);
  const kept = await files?.match(request, { ignoreVary: true });
  return kept ?? keep(request, files);
}

async function fromNetwork(request: Request): Promise<Response> {
  const files = await caches.open(FILES_CACHE).catch(() => null);
  try {
    return await keep(request, files);
  } catch (error) {
    const kept = await files?.match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

async function keep(request: Request, files: Cache | null): Promise<Response> {
  const answer = await fetch(request);
  // A device that is full keeps nothing more, and the page works without.
  if (files && answer.status === 200) files.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** The answer of the server is handed on as it is; without an answer the page comes from the device. */
async function pageOf(answer: Promise<Response>, url: URL): Promise<Response> {
  const kept = () => (COMPANY_PAGE.test(url.pathname) ? undefined : shell.matchPrecache(DOCUMENT));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return (await Promise.race([answer, late])) ?? (await kept()) ?? (await answer);
  } catch (error) {
    const page = (await kept()) ?? (await shell.matchPrecache(OFFLINE_PAGE));
    if (!page) throw error;
    return page;
  }
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      // A full device leaves them behind, and they come again where they are seen.
      await carryPictures(names).catch(() => undefined);
      const outdated = names.filter((name) => name !== SHELL_CACHE && name !== FILES_CACHE);
      await Promise.all(outdated.map((name) => caches.delete(name)));
      await worker.registration.navigationPreload?.enable();
      // The first visit is kept as well.
      await worker.clients.claim();
    })(),
  );
});

/** Pictures of books are of no build: those of a book that is kept for the road are not to be lost on it. */
async function carryPictures(names: readonly string[]): Promise<void> {
  const files = await caches.open(FILES_CACHE);
  for (const name of names) {
    if (!name.startsWith(FILES) || name === FILES_CACHE) continue;
    const before = await caches.open(name);
    for (const request of await before.keys()) {
      if (!new URL(request.url).pathname.startsWith(PICTURES) || (await files.match(request, { ignoreVary: true })))
        continue;
      const kept = await before.match(request);
      if (kept) await files.put(request, kept);
    }
  }
}

/** Signing out clears files, and a browser may clear everything: what is missing is fetched, one after the other. */
async function keepFiles(withLater: boolean): Promise<void> {
  const first = await caches.open(SHELL_CACHE);
  for (const [url, key] of shell.getURLsToCacheKeys()) {
    if (await first.match(key)) continue;
    const answer = await fetch(url);
    if (!answer.ok) return;
    await first.put(key, answer);
  }
  if (!withLater) return;
  const files = await caches.open(FILES_CACHE);
  for (const file of built.later) if (!(await files.match(file, { ignoreVary: true }))) await files.add(file);
}

worker.addEventListener('message', (event) => {
  const { data } = event;
  // The page asks once the student agreed: two versions never run in one window.
  if (data === 'take-over') void worker.skipWaiting();
  // Without a network, or on a full device, it stays as it is until the next visit.
  if (data === 'keep-shell' || data === 'keep-all')
    event.waitUntil(keepFiles(data === 'keep-all').catch(() => undefined));
});
