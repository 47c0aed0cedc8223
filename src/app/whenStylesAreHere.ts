/**
 * Style sheets that index.html fetches without waiting for them (`scripts/vite/earlyStyle.ts`). Resolves once they are
 * all there; one that cannot be fetched is no reason to show nothing.
 *
 * @returns what makes them count, for the moment in which the page is drawn: sooner they would move the plain words that
 *   somebody is reading
 */
export async function whenStylesAreHere(page: Document): Promise<() => void> {
  const links = await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[data-with-script]')].map(here));
  return () => {
    for (const link of links) link.media = 'all';
  };
}

function here(link: HTMLLinkElement): Promise<HTMLLinkElement> | HTMLLinkElement {
  if (link.sheet !== null) return link;
  // On its way still, or failed before anybody listened: the browser knows which, and reports it for a new one.
  const again = link.cloneNode() as HTMLLinkElement;
  const loaded = new Promise<HTMLLinkElement>((resolve) => {
    for (const end of ['load', 'error']) again.addEventListener(end, () => resolve(again));
  });
  link.replaceWith(again);
  return loaded;
}
