import type { StampedAnswer } from './StampedAnswer.ts';

/**
 * Items whose answer is later than the one that the student saw when the mission was handed in: another device or tab
 * gave it. What a retry brought along from the first round has the number 0 and is never later.
 *
 * @param seen sequence numbers of the answers on the screen, by item; an item that is not there showed no answer
 */
export function answeredSince(
  held: readonly (StampedAnswer & { key: string })[],
  seen: Readonly<Record<string, number>>,
): string[] {
  return held.filter(({ key, seq }) => seq > (seen[key] ?? 0)).map(({ key }) => key);
}
