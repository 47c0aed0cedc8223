/** `/edu/search` → `/search`, `/edu` → `/`; null when there is no prefix to take away. */
export function stripEduPrefix(pathname: string): string | null {
  if (pathname !== '/edu' && !pathname.startsWith('/edu/')) return null;
  // One slash only: '//host' would be an address of another origin.
  return `/${pathname.slice('/edu'.length).replace(/^\/+/, '')}`;
}
