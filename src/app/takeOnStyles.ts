/**
 * Style sheets that index.html fetches without waiting for them (`scripts/vite/earlyStyle.ts`) count from here on.
 * Resolves once they are all there; one that cannot be fetched is no reason to show nothing.
 */
export async function takeOnStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[data-with-script]')];
  await Promise.all(links.map(takeOn));
}

function takeOn(link: HTMLLinkElement): Promise<unknown> | undefined {
  if (link.sheet !== null) {
    link.media = 'all';
    return undefined;
  }
  // On its way still, or failed before anybody listened: the browser knows which, and tells it of a new one.
  const again = link.cloneNode() as HTMLLinkElement;
  again.media = 'all';
  const told = new Promise((resolve) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
  });
  link.replaceWith(again);
  return told;
}
