/** Pages on the way into a login: a student who is in has no business there. The academy prefix leads there as well. */
export function isLoginPage(pathname: string): boolean {
  return /^(?:\/+edu)*\/+(?:login|dormancy)(?:\/|$)/.test(pathname);
}
