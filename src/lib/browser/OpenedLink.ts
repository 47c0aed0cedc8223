/** The link by which somebody left a page, so that it is found again when they come back. */
export interface OpenedLink {
  /** Path, query and hash that it leads to. */
  address: string;
  /** Place among the links of the page that lead there, from 0. */
  nth: number;
  /** How far down the page was scrolled. */
  scrollY: number;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** Links in the page itself: header and footer stand on the next one as well. */
const linksOf = (page: Document) => [...page.querySelectorAll<HTMLAnchorElement>('#main a[href]')];

/** Null for a link that stands around the page. */
export function describeLink(link: HTMLAnchorElement): OpenedLink | null {
  const page = link.ownerDocument;
  const address = addressOf(link);
  const nth = linksOf(page)
    .filter((other) => addressOf(other) === address)
    .indexOf(link);
  return nth < 0 ? null : { address, nth, scrollY: page.defaultView?.scrollY ?? 0 };
}

/** The same link on a page that was redrawn; the last one that leads there, where there are fewer by now. */
export function findLink(page: Document, { address, nth }: OpenedLink): HTMLAnchorElement | null {
  const leading = linksOf(page).filter((link) => addressOf(link) === address);
  return leading[nth] ?? leading.at(-1) ?? null;
}
