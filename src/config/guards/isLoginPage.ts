/** Pages on the way into a login. The academy prefix leads there as well. */
export function isLoginPage(pathname: string): boolean {
  return /^(?:\/+edu)*\/+(?:login|dormancy)(?:\/|$)/.test(pathname);
}
