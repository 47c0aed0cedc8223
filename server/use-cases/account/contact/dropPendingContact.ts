import type { ContactKind } from '#domain/account/contactKinds.ts';
import { contactCodes } from '#server/repositories/contactCodes.ts';
import type { SignedInContext } from '../../Context.ts';

/** Gives up a new contact that was not proved; the one on record stays. */
export async function dropPendingContact(
  { db, accountNo }: SignedInContext,
  kind: ContactKind,
): Promise<{ done: true }> {
  await contactCodes.remove(db, accountNo, kind);
  return { done: true };
}
