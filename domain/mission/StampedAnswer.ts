import { MINUTE } from '../time/duration.ts';

/** An answer with its sequence number: milliseconds of the server's clock, pushed on where that would not grow. */
export interface StampedAnswer {
  value: string;
  seq: number;
}

/**
 * The sequence number of an answer given now: the time of the server as this device knows it, and always above every
 * number this device has seen. So the later of two answers wins between devices that were both without a network, and
 * on one device the order never turns round, whatever its clock does.
 *
 * @param highestSeen of all answers of the attempt that this device knows
 * @param now milliseconds of the server's clock, as well as this device knows it
 */
export function nextSeq(highestSeen: number, now: number): number {
  return Math.max(highestSeen + 1, Math.floor(now));
}

/** Milliseconds that the clock of a device may be ahead of the server's. */
const AHEAD = 5 * MINUTE;

/**
 * The number under which an answer is kept. One far ahead of the server's clock would be the last word for years; such a
 * one counts as a little ahead, and never below what is held already.
 *
 * @param held number of the answer that is held; 0 for none
 * @param now milliseconds of the server's clock
 */
export function boundSeq(seq: number, held: number, now: number): number {
  return Math.min(seq, Math.max(now + AHEAD, held + 1));
}

/**
 * Whether an answer takes the place of the one that is held: the higher number wins, and among equal numbers the value
 * that sorts later. With a total order the outcome does not depend on what arrives first.
 */
export function answerWins(offered: StampedAnswer, held: StampedAnswer): boolean {
  if (offered.seq !== held.seq) return offered.seq > held.seq;
  return compareCodePoints(offered.value, held.value) > 0;
}

/** The order in which both databases sort text: by code points, unlike `<` of JavaScript beyond U+FFFF. */
function compareCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
