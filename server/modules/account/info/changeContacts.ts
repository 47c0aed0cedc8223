import type { ContactKind } from '#domain/account/contactKinds.ts';
import { contactKinds } from '#domain/account/contactKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import type { TextMessage } from '#server/gateways/text-message/TextMessageSender.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { contactFields } from '../contact/contactFields.ts';
import { prepareContactCode } from '../contact/prepareContactCode.ts';
import type { ProofPlace } from '../contact/proveContact.ts';
import { recordContactChange } from '../contact/recordContactChange.ts';
import { textOf } from '../contact/sendContactCode.ts';
import type { AccountDetails } from '../repositories/accountDetails.ts';
import { contactCodes } from '../repositories/contactCodes.ts';
import { provedContacts } from '../repositories/provedContacts.ts';

/** The account as it was before the change. */
export interface ContactOwner {
  name: string;
  email: string | null;
  mobileNo: string | null;
}

/**
 * Settles new contacts. One that nobody has proved is replaced at once. A proved one stays until the code that goes to the
 * new one came back. Taking one away counts at once, and the old contact is notified.
 *
 * @returns what of the details is to be stored with the rest, text messages that go out once all is stored, and which
 *   contacts wait to be proved before they take the place of another
 * @throws AppError TOO_MANY_REQUESTS when too many codes were sent
 */
export async function changeContacts(
  context: SignedInContext & { db: Trx },
  before: ContactOwner,
  details: AccountDetails,
  place: ProofPlace,
): Promise<{ details: AccountDetails; texts: TextMessage[]; waiting: ContactKind[] }> {
  const stored = { ...details };
  const texts: TextMessage[] = [];
  const waiting: ContactKind[] = [];
  for (const kind of contactKinds) {
    const field = contactFields[kind];
    const contact = details[field];
    if (contact === undefined || contact === before[field]) continue;
    const changed = await changeContact(context, before, { kind, contact }, place);
    if (changed.message !== null) texts.push(changed.message);
    if (changed.stored) continue;
    delete stored[field];
    waiting.push(kind);
  }
  return { details: stored, texts, waiting };
}

async function changeContact(
  context: SignedInContext & { db: Trx },
  before: ContactOwner,
  { kind, contact }: { kind: ContactKind; contact: string | null },
  { sender, origin }: ProofPlace,
): Promise<{ stored: boolean; message: TextMessage | null }> {
  const { db, accountNo, site, now } = context;
  const proved = await provedContacts.find(db, accountNo, kind);
  const old = before[contactFields[kind]];
  if (contact === null) {
    await contactCodes.remove(db, accountNo, kind);
    if (proved === null) return { stored: true, message: null };
    await provedContacts.release(db, accountNo, kind);
    const change = { accountNo, site, name: before.name, kind, before: proved };
    return { stored: true, message: await recordContactChange(context, change, origin) };
  }
  if (proved === null && kind === 'EMAIL' && old !== null) {
    // Perhaps never theirs: notified, without a name and without a way to take it back.
    await queueMail(context, { accountNo, to: old, template: 'UNPROVED_CONTACT_CHANGED', fields: { site, at: now } });
  }
  if (kind === 'MOBILE' && sender === null) {
    // Nobody can be asked: the number is noted, and counts for nothing.
    await provedContacts.release(db, accountNo, kind);
    return { stored: true, message: null };
  }
  const text = textOf(await prepareContactCode(context, { accountNo, site, kind, contact }));
  return { stored: proved === null, message: text };
}
