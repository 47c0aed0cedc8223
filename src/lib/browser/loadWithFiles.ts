import { UnrunnableFileError } from './UnrunnableFileError.ts';

/** Files that have come or are on their way, by address. */
const files = new Map<string, Promise<void>>();
/** Listeners for files that are requested and that arrive. */
const followers = new Set<{ asked: (href: string) => void; come: (href: string) => void }>();
/** What is imported right now is a page. */
let inHaste = false;

/**
 * Calls `import()` once all files that it needs are there; where a service worker serves the page, once the sheets are.
 * In the build every one runs through this, in place of what Vite would do (`scripts/vite/bringFilesFirst.ts`): a browser
 * keeps in mind that a file of an import was not to be had, as the HTML standard requires, and fails at once whenever
 * that is imported again in the life of the document (Chromium 156 has stopped doing so). What is fetched may be fetched
 * again, which the next call does.
 *
 * @param load imports the code
 * @param paths scripts and style sheets that it needs, itself among them, from the base of the site
 * @throws when one of them cannot be had; nothing is imported without one that was waited for
 * @throws UnrunnableFileError when all of them are there and the browser cannot run what is in them
 */
export async function loadWithFiles<T>(load: () => Promise<T>, paths: readonly string[] = []): Promise<T> {
  // A worker has most files on the device; in Chromium 153 what is fetched through it holds up its successor.
  const bring = inHaste || navigator.serviceWorker?.controller ? preloadScript : fetchScript;
  await Promise.all(paths.map((path) => once(path, isSheet(path) ? addSheet : bring)));
  try {
    return await load();
  } catch (cause) {
    // Every browser has its own words for a file that did not come, and some call both failures a TypeError.
    const there =
      paths.length > 0 ? await areThere(paths.filter((path) => !isSheet(path))) : cause instanceof SyntaxError;
    throw there ? new UnrunnableFileError(cause, paths) : cause;
  }
}

/**
 * Loads a page. What it lacks is had by a new document, so its scripts need not be there before it is imported: each of
 * them would cost a slow device a second look into the cache.
 *
 * @param load calls `import()` at once, before it waits for anything
 */
export function loadInHaste<T>(load: () => Promise<T>): Promise<T> {
  inHaste = true;
  try {
    return load();
  } finally {
    inHaste = false;
  }
}

/**
 * Reports how much has come of what imports request from now on, pages left aside.
 *
 * @param onShare receives a share from 0 to 1
 * @returns ends it
 */
export function followFiles(onShare: (share: number) => void): () => void {
  const asked = new Set<string>();
  const come = new Set<string>();
  const follower = {
    asked: (href: string) => void asked.add(href),
    come: (href: string) => {
      if (!asked.has(href)) return;
      come.add(href);
      onShare(come.size / asked.size);
    },
  };
  followers.add(follower);
  return () => void followers.delete(follower);
}

function notifyArrival(href: string): void {
  for (const { come } of followers) come(href);
}

const isSheet = (path: string) => path.endsWith('.css');

const addressOf = (path: string) => new URL(import.meta.env.BASE_URL + path, location.href).href;

function once(path: string, bring: (href: string) => Promise<void>): Promise<void> {
  const href = addressOf(path);
  const known = files.get(href);
  if (known !== undefined) return known;
  const there = isThere(href);
  const coming = there ? Promise.resolve() : bring(href);
  files.set(href, coming);
  if (there) return coming;
  for (const { asked } of followers) asked(href);
  coming.then(
    () => bring !== preloadScript && notifyArrival(href),
    () => files.delete(href),
  );
  return coming;
}

/** The document itself has asked for it. A sheet that has not come, by now or at all, is asked for once more. */
function isThere(href: string): boolean {
  if (isSheet(href)) return [...document.styleSheets].some((sheet) => sheet.href === href);
  const links = document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script');
  return [...links].some((one) => ('src' in one ? one.src : one.href) === href);
}

const add = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, crossOrigin: '', href }));

const notHad = (href: string, cause?: unknown) => new Error(`A file could not be loaded: ${href}`, { cause });

function addSheet(href: string): Promise<void> {
  const link = add('stylesheet', href);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(notHad(href));
    });
  });
}

/** The import itself waits for it, and reports what could not be had. Not every browser reports such a link. */
async function preloadScript(href: string): Promise<void> {
  add('modulepreload', href).addEventListener('load', () => notifyArrival(href));
}

/** Into the browser's cache, where the import finds it: the name of a built file changes with what is in it. */
async function fetchScript(href: string): Promise<void> {
  try {
    await fetchFile(href);
  } catch (cause) {
    throw notHad(href, cause);
  }
  // Compiled while others are on their way.
  add('modulepreload', href);
}

async function fetchFile(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  await answer.blob();
}

const areThere = (paths: readonly string[]) =>
  Promise.all(paths.map((path) => fetchFile(addressOf(path)))).then(
    () => true,
    () => false,
  );
