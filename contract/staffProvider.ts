import { z } from 'zod';
import { instant } from './envelope.ts';
import { staffFactorStep, staffRole, staffSignedIn } from './staffSignIn.ts';
import { storedText } from './storedText.ts';

/** Id of a provider of accounts (OpenID Connect) in the settings. */
const providerId = z.string().regex(/^[a-z][a-z0-9]{0,19}$/);
/** A secret that the server made for one step. */
const secret = z.string().min(1).max(200);

/** GET /api/staff/sign-in/providers: those of the site, in the order of the settings. */
export const staffProviderList = z.object({ providers: z.array(z.object({ id: providerId, name: z.string() })) });
export type StaffProviderList = z.infer<typeof staffProviderList>;

/** POST /api/staff/sign-in/provider */
export const providerBeginBody = z.strictObject({ provider: providerId });
/** The tab keeps its key and goes to the address. Only a tab with the key completes this sign-in, within ten minutes. */
export const providerBegun = z.object({ address: z.string(), tabKey: secret });

/** POST /api/staff/sign-in/provider/answer: what the provider sent along with the browser, as it stood in the address. */
export const providerAnswerBody = z.strictObject({
  provider: providerId,
  tabKey: secret,
  answer: z
    .string()
    .max(8192)
    .regex(/^[!-~]+$/),
});

/** Somebody invited who has no account yet: a name is asked for. */
const providerJoining = z.object({
  challenge: secret,
  email: z.string(),
  /** As the provider has it; empty where that is no name of ours. */
  name: z.string(),
  institutions: z.array(z.object({ academyName: z.string(), role: staffRole })),
});
export type ProviderJoining = z.infer<typeof providerJoining>;

/** How it goes on: one of the three. */
export const staffEntry = z.object({
  signedIn: staffSignedIn.nullable(),
  factor: staffFactorStep.nullable(),
  joining: providerJoining.nullable(),
});
export type StaffEntry = z.infer<typeof staffEntry>;

/** POST /api/staff/sign-in/provider/join */
export const providerJoinBody = z.strictObject({ challenge: secret, name: storedText().min(1).max(100) });

/** GET /api/staff/identities: the accounts at providers that oneself signs in by. */
export const staffIdentityList = z.object({
  identities: z.array(
    z.object({
      identityNo: z.int(),
      name: z.string(),
      linkedAt: instant,
      lastUsedAt: instant,
      /** Another way in is left without it. */
      removable: z.boolean(),
    }),
  ),
  /** Whether the account has a password. */
  password: z.boolean(),
});
export type StaffIdentityList = z.infer<typeof staffIdentityList>;
export const identityParams = z.strictObject({
  identityNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
