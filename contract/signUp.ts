import { z } from 'zod';
import { accountStatuses } from '#domain/account/statuses.ts';
import { signedInData } from './auth.ts';
import { instant, seoulDayKey } from './envelope.ts';
import { agreement, policyDocument } from './policy.ts';
import { storedText } from './storedText.ts';

/** Who joins: somebody of 14 or over, or somebody younger with a legal guardian. */
export const signUpKind = z.enum(['SELF', 'GUARDIAN']);
export const signUpStep = z.enum(['TERMS', 'WHO', 'VERIFY', 'CONSENT', 'FORM', 'DONE']);

/** Proves that a call belongs to one sign-up; kept in the tab, the server keeps its hash. */
const signUpToken = z.string().min(1).max(200);
/** Judged as typed: passwords, ids, codes. */
const text = z.string().max(10_000);
const stored = storedText().max(10_000);

/** GET /api/account/institutions?q=: academies or schools of this site that take members. */
export const institutionQuery = z.strictObject({ q: z.string().max(100).default('') });
export const institutionItem = z.object({
  academyNo: z.int(),
  name: z.string(),
  address: z.string().nullable(),
  /** Whether the institution looks at each new member before letting them in. */
  needsApproval: z.boolean(),
  /** The class that a join code leads into, such as `초등 3학년 2반`. */
  className: z.string().nullish(),
});
export type InstitutionItem = z.infer<typeof institutionItem>;
export const institutionList = z.object({ items: z.array(institutionItem) });

/** Where a sign-up stands; the answer of every step but the last. */
export const signUpState = z.object({
  kind: signUpKind,
  step: signUpStep,
  /** The visible step: terms, who you are, information, welcome. */
  screen: z.int().min(1).max(4),
  /** The day in Seoul by which the server judges an age: the clock of a device may be a year wrong. */
  today: seoulDayKey,
  expiresAt: instant,
  institution: institutionItem.nullable(),
  /** Masked; set once the guardian was verified. */
  guardian: z.object({ name: z.string(), mobileNo: z.string() }).nullable(),
  /** What is to be read and agreed to at this step: at TERMS by the student, at CONSENT by the guardian. */
  documents: z.array(policyDocument),
});
export type SignUpState = z.infer<typeof signUpState>;

/** POST /api/account/sign-ups */
export const startSignUpBody = z.strictObject({ kind: signUpKind });
export const startedSignUp = signUpState.extend({ signUpToken: z.string() });
export type StartedSignUp = z.infer<typeof startedSignUp>;

/** POST /api/account/sign-ups/state: after a reload or the way back from the identity window. */
export const signUpTokenBody = z.strictObject({ signUpToken });

/** POST /api/account/sign-ups/terms. Under 14 the child reads the summary and agrees to nothing: an empty list. */
export const signUpTermsBody = z.strictObject({ signUpToken, agreements: z.array(agreement).max(10) });

/** POST /api/account/sign-ups/who. Institution by number or by join code; none on the home site. */
export const signUpWhoBody = z.strictObject({
  signUpToken,
  birthday: stored,
  academyNo: z.int().optional(),
  joinCode: text.optional(),
});
export type SignUpWhoBody = z.infer<typeof signUpWhoBody>;

/** POST /api/account/sign-ups/join-code: which institution a code leads to; 404 for none. */
export const joinCodeBody = z.strictObject({ signUpToken, joinCode: text });

export const guardianRelation = z.enum(['MOTHER', 'FATHER', 'OTHER']);

/** POST /api/account/sign-ups/identity: opens the verification of the guardian. */
export const startIdentityBody = z.strictObject({
  signUpToken,
  guardianName: stored,
  guardianMobileNo: stored,
  relation: guardianRelation,
});
/** What the browser hands to the verifier's script. */
export const identityStart = z.object({
  identityVerificationId: z.string(),
  storeId: z.string(),
  channelKey: z.string(),
  sdkUrl: z.url(),
  redirectUrl: z.url(),
});
export type IdentityStart = z.infer<typeof identityStart>;

/** POST /api/account/sign-ups/identity/confirm: the server asks the verifier itself. */
export const confirmIdentityBody = z.strictObject({ signUpToken, identityVerificationId: z.string().min(1).max(200) });

/** POST /api/account/sign-ups/consent: the guardian, after verification. */
export const guardianConsentBody = z.strictObject({ signUpToken, agreements: z.array(agreement).max(10) });

/** POST /api/account/sign-ups/duplicates */
export const duplicateBody = z.strictObject({ signUpToken, kind: z.enum(['ID', 'EMAIL', 'MOBILE']), value: text });
export const duplicateData = z.object({ available: z.boolean() });

/** POST /api/account/sign-ups/form. Every rule of domain/account is checked here again; reasons come per field. */
export const signUpFormBody = z.strictObject({
  signUpToken,
  accountId: text,
  password: text,
  passwordConfirmation: text,
  name: stored,
  birthday: stored,
  gender: z.enum(['MEN', 'WOMEN']).nullable(),
  /** Optional under 14. */
  email: stored.nullable(),
  /** Optional under 14. */
  mobileNo: stored.nullable(),
  schoolName: stored.nullable(),
  schoolGrade: text,
});
export type SignUpFormBody = z.infer<typeof signUpFormBody>;

/** POST /api/account/sign-ups/email-proof: the code of the welcome mail, after the form. The body without it sends another. */
export const signUpProofBody = z.strictObject({ signUpToken, code: z.string().min(1).max(20) });

/** The welcome. `signIn` is null while the institution has to approve; a repeated call gets it null as well. */
export const signUpDone = z.object({
  accountId: z.string(),
  name: z.string(),
  accountStatus: z.enum(accountStatuses),
  institution: institutionItem.nullable(),
  signIn: signedInData.nullable(),
  /** The address that a code went to, masked; null or left out when none was sent. */
  codeSentTo: z.string().nullable().optional(),
});
export type SignUpDone = z.infer<typeof signUpDone>;
