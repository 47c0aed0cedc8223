import { z } from 'zod';
import { instant } from './envelope.ts';

/** GET /api/staff/keys: the second factors of whoever asks. */
export const staffKeys = z.object({
  /** An authenticator shows codes. */
  codes: z.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodes: z.int().min(0),
  passkeys: z.array(
    z.object({
      /** Credential id, base64url. */
      keyId: z.string(),
      /** Browser and system it was made with. */
      device: z.string(),
      createdAt: instant,
      lastUsedAt: instant.nullable(),
    }),
  ),
});
export type StaffKeys = z.infer<typeof staffKeys>;

const password = z.string().min(1).max(200);
/** What asks for the own password once more. */
export const staffPasswordProof = z.strictObject({ password });
/** POST /api/staff/keys/end: a passkey, or null for the authenticator. */
export const endKeyBody = z.strictObject({ password, keyId: z.string().min(1).max(2000).nullable() });
/** POST /api/staff/keys/recovery-codes: ten new ones, shown once; earlier ones are worth nothing. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
