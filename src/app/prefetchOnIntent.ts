/** How somebody shows that a link will be followed: the mouse over it, the focus on it, a finger on it. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the page behind a link as soon as it is likely to be followed: some 100 to 300 ms before the click. One
 * listener for all links of the document, so that no link has to know of it.
 *
 * @param preload gets the path of the page; its failure is reported when the page is shown
 * @param may false where nothing may be fetched ahead
 * @returns stops it
 */
export function prefetchOnIntent(
  page: Document,
  preload: (pathname: string) => Promise<void>,
  may: () => boolean,
): () => void {
  let last = '';
  function onIntent({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin || link.hasAttribute('download')) return;
    // The way down the page to a link of the same page, or once more over the same link.
    if (link.pathname === page.location.pathname || link.pathname === last || !may()) return;
    last = link.pathname;
    preload(link.pathname).catch(() => {
      last = '';
    });
  }
  for (const intent of INTENTS) page.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of INTENTS) page.removeEventListener(intent, onIntent);
  };
}
