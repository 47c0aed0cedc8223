import { z } from 'zod';
import { instant } from './envelope.ts';

const text = z.string().max(10_000);

/** POST /api/account/find-id: the ids go by mail to the address on record, whichever tab was used. */
export const findIdBody = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('EMAIL'), name: text, email: text }),
  z.strictObject({ by: z.literal('MOBILE'), name: text, mobileNo: text }),
]);
export type FindIdBody = z.infer<typeof findIdBody>;

/** POST /api/account/password-resets: a link goes by mail to the address on record. */
export const requestResetBody = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('EMAIL'), accountId: text, email: text }),
  z.strictObject({ by: z.literal('MOBILE'), accountId: text, mobileNo: text }),
]);
export type RequestResetBody = z.infer<typeof requestResetBody>;

/** The same answer for known and unknown. */
export const accepted = z.object({ accepted: z.literal(true) });

const resetToken = z.string().min(1).max(200);

/** POST /api/account/password-resets/check: whether a link still works, before a password is typed. */
export const checkResetBody = z.strictObject({ resetToken });
export const checkedReset = z.object({
  /** Masked. */
  accountId: z.string(),
  expiresAt: instant,
});
export type CheckedReset = z.infer<typeof checkedReset>;

/** POST /api/account/password-resets/confirm: sets the password and ends every login. No login begins. */
export const confirmResetBody = z.strictObject({ resetToken, password: text, passwordConfirmation: text });
