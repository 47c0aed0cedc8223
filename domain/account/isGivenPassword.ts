/**
 * When a password that somebody else chose was last changed: at the beginning of time, so that it is due at once. A
 * teacher has read it from a list or aloud; it is good for setting one of one's own, and for nothing else.
 */
export const DUE_AT_ONCE = 0;

/** Whether the password is a first or a temporary one, which cannot be kept. @param changedAt milliseconds UTC */
export function isGivenPassword(changedAt: number | null): boolean {
  return changedAt === DUE_AT_ONCE;
}
