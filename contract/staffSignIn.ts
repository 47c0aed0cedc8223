import { z } from 'zod';
import { staffRoles } from '#domain/staff/staffRoles.ts';
import { instant } from './envelope.ts';
import { storedText } from './storedText.ts';

export const staffRole = z.enum(staffRoles);

/** Somebody of the staff as they see themselves, and where they work. */
export const staffMe = z.object({
  name: z.string(),
  email: z.string(),
  demo: z.boolean(),
  /** Open posts at institutions whose contract goes on; the first one is shown first. */
  posts: z.array(z.object({ academyNo: z.int(), academyName: z.string(), role: staffRole })),
});
export type StaffMe = z.infer<typeof staffMe>;

/** A challenge that the server made; it works once, for ten minutes. */
const challenge = z.string().min(1).max(200);
/** Six digits of an authenticator, or a recovery code such as `7k2mq-x0v9c`. */
const code = z.string().min(1).max(20);

/** POST /api/staff/sign-in */
export const staffSignInBody = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(200),
});
/** The password was right; a second factor is asked for, or chosen if there is none yet. */
export const staffFactorStep = z.object({
  step: z.enum(['SECOND_FACTOR', 'SET_UP']),
  challenge,
  /** Codes of an authenticator can be given. */
  codes: z.boolean(),
  passkeys: z.boolean(),
});
export type StaffFactorStep = z.infer<typeof staffFactorStep>;

/** A login that begins. */
export const staffSignedIn = z.object({
  token: z.string(),
  staff: staffMe,
  /** Shown once, after a second factor was chosen; null otherwise. */
  recoveryCodes: z.array(z.string()).nullable(),
});
export type StaffSignedIn = z.infer<typeof staffSignedIn>;

/** POST /api/staff/sign-in/code */
export const staffCodeBody = z.strictObject({ challenge, code });
/** The challenge of a step, where nothing else is sent. */
export const staffChallengeBody = z.strictObject({ challenge });
/** A new authenticator: its address for a QR code, and the same secret for typing. */
export const newCodes = z.object({ challenge, uri: z.string(), secret: z.string() });

/** Options of WebAuthn as `@simplewebauthn/browser` takes them, made and checked by the server. */
export const passkeyOptions = z.object({ challenge, options: z.record(z.string(), z.unknown()) });
/** What the authenticator answered. The library on the server checks it. */
export const passkeyBody = z.strictObject({
  challenge,
  response: z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) }),
});
/** POST /api/staff/sign-in/passkey: with the challenge of the step where it is given in place of a code. */
export const passkeySignInBody = passkeyBody.extend({ stepChallenge: challenge.optional() });

const token = z.string().min(1).max(200);
/** POST /api/staff/invites/check and /join */
export const inviteTokenBody = z.strictObject({ token });
export const staffInvitation = z.object({
  academyName: z.string(),
  role: staffRole,
  email: z.string(),
  /** Somebody of this address has an account already: they sign in, and the institution is added. */
  known: z.boolean(),
  expiresAt: instant,
});
export type StaffInvitation = z.infer<typeof staffInvitation>;
/** POST /api/staff/invites/accept: the account is made; its second factor is chosen next. */
export const acceptInviteBody = z.strictObject({
  token,
  name: storedText().min(1).max(100),
  password: z.string().min(1).max(200),
});
