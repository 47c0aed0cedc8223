/** How the privacy policy names the work of whoever gets learning records (its section 5). */
export const SENDING_WORK = '학습 기록 보내기';

/**
 * Whether a privacy policy names that learning records are sent to somebody who works for the institution. Without it
 * nothing is sent: the documents in force have to be true.
 */
export function namesSending(policy: string): boolean {
  return policy.includes(SENDING_WORK);
}
