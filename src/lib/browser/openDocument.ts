/**
 * Leaves for another page of this site with a load of its own. Pages that run a company's script are allowed to by the
 * headers of their document: they cannot be reached within another one.
 */
export function openDocument(href: string): void {
  window.location.assign(href);
}
