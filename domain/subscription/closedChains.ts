/** A ticket as far as its age matters. */
export interface AgingTicket {
  no: number;
  /** The ticket whose place it took: credit may go back to its payments. */
  replacesNo: number | null;
  /** The ticket that waits for its end. */
  nextNo: number | null;
  /** When the last thing happened to it or its money, milliseconds UTC; null while it is open or something is unsettled. */
  closedAt: number | null;
}

/**
 * The tickets whose records may go. Tickets that took each other's place belong together, because a refund of the newest
 * may reach back to the payments of the oldest: they go together, when the last of them has been closed for long enough.
 *
 * @param before closed before this instant is long enough
 */
export function closedChains(tickets: readonly AgingTicket[], before: number): number[][] {
  const chainOf = new Map(tickets.map(({ no }) => [no, [no]]));
  const join = (one: number, other: number | null) => {
    const [left, right] = [chainOf.get(one), other === null ? undefined : chainOf.get(other)];
    if (left === undefined || right === undefined || left === right) return;
    left.push(...right);
    for (const no of right) chainOf.set(no, left);
  };
  for (const { no, replacesNo, nextNo } of tickets) {
    join(no, replacesNo);
    join(no, nextNo);
  }
  const kept = new Set(tickets.filter(({ closedAt }) => closedAt === null || closedAt >= before).map(({ no }) => no));
  return [...new Set(chainOf.values())].filter((chain) => !chain.some((no) => kept.has(no)));
}
