/** The result page that a parent opens from a link: two segments, the book and the share key. */
export function isParentResult(pathname: string): boolean {
  return /^\/book\/mission\/resultToParent\/[^/]+\/[^/]+\/?$/.test(pathname);
}
