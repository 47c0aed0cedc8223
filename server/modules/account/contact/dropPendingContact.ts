import type { ContactKind } from '#domain/account/contactKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { contactCodes } from '../repositories/contactCodes.ts';

/** Gives up a new contact that was not proved; the one on record stays. */
export async function dropPendingContact(
  { db, accountNo }: SignedInContext,
  kind: ContactKind,
): Promise<{ done: true }> {
  await contactCodes.remove(db, accountNo, kind);
  return { done: true };
}
