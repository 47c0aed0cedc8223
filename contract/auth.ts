import { z } from 'zod';
import { instant } from './envelope.ts';

/** POST /api/auth/sign-in. Both fields are checked for presence only, so that a wrong form reveals nothing. */
export const signInBody = z.strictObject({
  accountId: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
});
export type SignInBody = z.infer<typeof signInBody>;

/** A login that begins. */
export const signedInData = z.object({
  outcome: z.literal('SIGNED_IN'),
  token: z.string(),
  expiresAt: instant,
  /** Where the client goes first when set: '/cs'. */
  customerServiceFlag: z.boolean(),
});
export type SignedInData = z.infer<typeof signedInData>;

/**
 * The right password, but something has to be settled first. The temporary token is good for that one thing only
 * (its purpose is the outcome), for ten minutes.
 */
export const signInChallengeData = z.object({
  outcome: z.enum(['DORMANT', 'CHANGE_PASSWORD', 'WITHDRAWAL_REQUESTED']),
  temporaryToken: z.string(),
  expiresAt: instant,
  /** Masked. */
  accountId: z.string(),
  /** Until when a withdrawal can be undone; null otherwise. */
  undoUntil: instant.nullable(),
  /** Somebody else chose the password, so that changing it cannot be put off. Left out otherwise. */
  mustChange: z.boolean().optional(),
});
export type SignInChallengeData = z.infer<typeof signInChallengeData>;

export const signInData = z.discriminatedUnion('outcome', [signedInData, signInChallengeData]);
export type SignInData = z.infer<typeof signInData>;

/**
 * POST /api/auth/dormancy/release, /api/auth/withdrawal/undo, /api/auth/change-password/later: answered with signInData,
 * which holds the login up once more where somebody else chose the password.
 */
export const temporaryTokenBody = z.strictObject({ temporaryToken: z.string().min(1).max(200) });

/** POST /api/auth/change-password: the reminder's new password; answered with signedInData. */
export const remindedPasswordBody = temporaryTokenBody.extend({
  password: z.string().max(200),
  passwordConfirmation: z.string().max(200),
});

/** POST /api/auth/validate-password: the right one opens changes of personal data for five minutes. */
export const validatePasswordBody = z.strictObject({ password: z.string().min(1).max(200) });
export const validatePasswordData = z.object({ valid: z.boolean(), validUntil: instant.nullable() });
export type ValidatePasswordData = z.infer<typeof validatePasswordData>;

/** GET /api/auth/demo: the demo login of this site; 404 where there is no demo data. */
export const demoLogin = z.object({ accountId: z.string(), password: z.string(), name: z.string() });
export type DemoLogin = z.infer<typeof demoLogin>;

/** GET /api/auth/logins/me: where the account is signed in, the newest first. */
export const login = z.object({
  loginId: z.string(),
  /** Such as '안드로이드 태블릿 · 크롬'. */
  device: z.string(),
  signedInAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export const loginList = z.object({ items: z.array(login) });
export type LoginList = z.infer<typeof loginList>;

/** DELETE /api/auth/logins/{loginId} ends one, DELETE /api/auth/logins/me/others all but this one. */
export const endedLogins = z.object({ endedCount: z.int() });
