/** Who is turned away first when there is too much to do. */
export type ShedOrder = 'first' | 'last' | 'never';

/** Whoever watches the process: an overloaded one is not dead, and restarting it would only make others overloaded. */
const NEVER = new Set(['/livez', '/readyz']);

/**
 * What somebody has already done: answers, hand-ins and notes (they would be sent again and again), leaving a device to
 * the next child, and news about money.
 */
const LAST = [
  /^PUT \/api\/.+\/answers\/:itemKey/,
  /^POST \/api\/.+\/submissions(?:\/|$)/,
  /^PUT \/api\/.+\/notes\/:noteId\//,
  /^POST \/api\/auth\/sign-out$/,
  /^POST \/api\/payment\/webhooks\//,
  /^POST \/api\/subscription\/.+\/confirmations\//,
];

/** @param route pattern of the route, as it was registered; undefined when no route answers */
export function shedOrderOf(method: string, route: string | undefined): ShedOrder {
  if (route === undefined) return 'first';
  if (NEVER.has(route)) return 'never';
  const call = `${method} ${route}`;
  return LAST.some((pattern) => pattern.test(call)) ? 'last' : 'first';
}
