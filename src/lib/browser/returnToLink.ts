import { findLink, type OpenedLink } from './OpenedLink.ts';

/** Whatever somebody does by themselves: the page is theirs from then on. */
const ACTS = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Puts focus and page back where a link was opened, at once or when the list is there; until then the focus waits where
 * reading begins. A page that stands as it was left is not moved.
 *
 * @returns stops waiting
 */
export function returnToLink(page: Document, opened: OpenedLink): () => void {
  const main = page.getElementById('main');
  const waiting = new AbortController();
  const stop = () => waiting.abort();

  function arrive(): boolean {
    const link = findLink(page, opened);
    const { activeElement } = page;
    if (!link || !(activeElement === page.body || activeElement?.id === 'main' || activeElement === null))
      return !!link;
    link.focus({ preventScroll: true });
    bringBack(link, opened.scrollY);
    return true;
  }

  // What stands around pages, such as a search field, may have kept the focus from the page before.
  main?.focus({ preventScroll: true });
  if (arrive()) return stop;
  const changes = new MutationObserver(() => arrive() && stop());
  changes.observe(page.body, { childList: true, subtree: true });
  waiting.signal.addEventListener('abort', () => changes.disconnect());
  for (const act of ACTS)
    page.addEventListener(act, stop, { capture: true, passive: true, once: true, signal: waiting.signal });
  return stop;
}

/** The browser has done it already where the page was there in time. */
function bringBack(link: HTMLAnchorElement, scrollY: number): void {
  if (Math.abs(window.scrollY - scrollY) > 1) window.scrollTo({ top: scrollY, behavior: 'instant' });
  const { top, bottom, left, right } = link.getBoundingClientRect();
  const outside = bottom <= 0 || top >= window.innerHeight || right <= 0 || left >= window.innerWidth;
  // A row that scrolls by itself, or a window of another size by now.
  if (outside) link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
