/** A page that a parent opens from a link: the result of a book, by book and share key, or the diagnosis, by the key. */
export function isParentResult(pathname: string): boolean {
  return /^\/(?:book\/mission\/resultToParent\/[^/]+|diagnosis\/parent)\/[^/]+\/?$/.test(pathname);
}
