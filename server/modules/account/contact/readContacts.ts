import type { ContactState } from '#contract/contact.ts';
import { type ContactKind, contactKinds } from '#domain/account/contactKinds.ts';
import { judgeCode } from '#domain/account/judgeCode.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { contactCodes } from '../repositories/contactCodes.ts';
import { provedContacts } from '../repositories/provedContacts.ts';
import { maskContact } from './contactFields.ts';
import { contactOnRecord } from './contactOnRecord.ts';

/** How the contacts of an account stand. @param canText whether text messages can be sent here at all */
export async function readContacts(context: SignedInContext, canText: boolean): Promise<{ items: ContactState[] }> {
  const items = contactKinds.map((kind) => readContact(context, kind, kind === 'EMAIL' || canText));
  return { items: await Promise.all(items) };
}

async function readContact(
  { db, accountNo, now, secrets }: SignedInContext,
  kind: ContactKind,
  canProve: boolean,
): Promise<ContactState> {
  const [contact, proved, code] = await Promise.all([
    contactOnRecord(db, accountNo, kind),
    provedContacts.find(db, accountNo, kind),
    contactCodes.find(db, accountNo, kind),
  ]);
  const target = code ? secrets.open(code.contactSealed) : null;
  const open = code !== undefined && judgeCode(code, true, now) === 'RIGHT';
  return {
    kind,
    contact: contact === null ? null : maskContact(kind, contact),
    proved: contact !== null && contact === proved,
    pending: target === null || target === contact ? null : maskContact(kind, target),
    codeExpiresAt: open ? new Date(code.expiresAt).toISOString() : null,
    canProve,
  };
}

/** Gives up a new contact that was not proved; the one on record stays. */
export async function dropPendingContact(
  { db, accountNo }: SignedInContext,
  kind: ContactKind,
): Promise<{ done: true }> {
  await contactCodes.remove(db, accountNo, kind);
  return { done: true };
}
