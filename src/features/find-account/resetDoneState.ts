/**
 * Stays with the address: where the new password has just ended the login of this browser, the page is redrawn for
 * nobody, and must still show that it was set.
 */
export const resetDoneState = { newPassword: 'SET' } as const;

/** Whether the address was left by somebody whose new password was set. */
export function isResetDone(state: unknown): boolean {
  const { newPassword } = (state ?? {}) as { newPassword?: unknown };
  return newPassword === resetDoneState.newPassword;
}
