import { z } from 'zod';
import { contactKinds } from '#domain/account/contactKinds.ts';
import { instant } from './envelope.ts';

const contactKind = z.enum(contactKinds);
const undoToken = z.string().min(1).max(200);

/** How one contact of an account stands. */
export const contactState = z.object({
  kind: contactKind,
  /** The one on record, masked; null for none. */
  contact: z.string().nullable(),
  /** Whether a code that was sent there came back. */
  proved: z.boolean(),
  /** A new one that takes its place once it is proved, masked. */
  pending: z.string().nullable(),
  /** Until when the last code counts; null when there is none that does. */
  codeExpiresAt: instant.nullable(),
  /** Whether codes of this kind can be sent at all. */
  canProve: z.boolean(),
});
export type ContactState = z.infer<typeof contactState>;

/** GET /api/account/contacts/me */
export const contactStates = z.object({ items: z.array(contactState) });
export type ContactStates = z.infer<typeof contactStates>;

/** POST /api/account/contacts/me/codes: to the new contact that waits, else to the one on record. */
export const contactCodeBody = z.strictObject({ kind: contactKind });

/** POST /api/account/contacts/me/proofs */
export const contactProofBody = z.strictObject({ kind: contactKind, code: z.string().min(1).max(20) });

/** DELETE /api/account/contacts/me/{kind}/pending */
export const contactKindParams = z.strictObject({ kind: contactKind });

/** POST /api/account/contact-changes/check: what the link of a mail takes back. */
export const undoBody = z.strictObject({ undoToken });
export const checkedContactChange = z.object({ kind: contactKind, contact: z.string(), expiresAt: instant });
export type CheckedContactChange = z.infer<typeof checkedContactChange>;

/** POST /api/account/contact-changes/undo. `restored` is false where another account has the contact by now. */
export const undoneContactChange = z.object({ restored: z.boolean(), resetToken: z.string() });
export type UndoneContactChange = z.infer<typeof undoneContactChange>;
