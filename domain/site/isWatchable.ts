/** Pages where nothing may watch: logging in and joining, paying, what parents see, and what students write. */
const NEVER =
  /^\/(?:login|dormancy|farewell|subscription|mypage|book\/note|book\/mission|book\/read|(?:diagnosis|monthly-report)\/parent|home)(?:\/|$)/i;

/**
 * Whether a script that watches how the product is used may run on a page. Decided by the server, which leaves such
 * scripts out of the policy of every other page, and by the browser, which reloads the others.
 *
 * @param path with or without a query
 */
export function isWatchable(path: string): boolean {
  const [pathname = '/'] = path.split(/[?#]/);
  return !NEVER.test(pathname.replace(/\/{2,}/g, '/').replace(/^\/edu(?=\/)/i, ''));
}
