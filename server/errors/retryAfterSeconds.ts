/** Seconds; a class that is turned away together must not come back together. */
const SOONEST = 3;
const LATEST = 8;

/** When somebody who is turned away for lack of capacity is asked to come again: whole seconds, 3 to 8, spread evenly. */
export function retryAfterSeconds(random: () => number = Math.random): number {
  return SOONEST + Math.floor(random() * (LATEST - SOONEST + 1));
}
