import { describeLink, type OpenedLink } from './OpenedLink.ts';
import { emptyTrail, followTrail, type Step, stepBefore } from './Trail.ts';

/** Pages of a tab whose link is remembered; who goes back further begins at the top of the page. */
const MOST_LINKS = 50;

let trail = emptyTrail;
const opened = new Map<string, OpenedLink>();

/** How somebody came to the page that is shown: lasts as long as the document. */
export const wayHere = {
  /** Sets which page is shown now. */
  follow(step: Step, how: 'PUSH' | 'REPLACE' | 'POP'): void {
    trail = followTrail(trail, step, how);
  },
  /** Path of the page that the browser's way back leads to; null where it is not known. */
  pathBefore: (): string | null => stepBefore(trail)?.pathname ?? null,
  /** The link by which a page was left last. */
  openedAt: (key: string): OpenedLink | null => opened.get(key) ?? null,
  /** Remembers the links that are opened on each page; `readKey` names the one that is shown. Returns the disposer. */
  noteLinks(page: Document, readKey: () => string): () => void {
    function onClick({ target }: Event): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const described = link && describeLink(link);
      if (!described) return;
      const key = readKey();
      opened.delete(key);
      opened.set(key, described);
      for (const oldest of [...opened.keys()].slice(0, -MOST_LINKS)) opened.delete(oldest);
    }
    page.addEventListener('click', onClick, { capture: true });
    return () => page.removeEventListener('click', onClick, { capture: true });
  },
};
