import type { ContactKind } from '#domain/account/contactKinds.ts';
import { judgeCode } from '#domain/account/judgeCode.ts';
import { proofTuning } from '#domain/account/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import { runExclusivePerAccount } from '#server/db/runExclusivePerAccount.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { TextMessage, TextMessageSender } from '#server/gateways/text-message/TextMessageSender.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { accountDetails } from '../repositories/accountDetails.ts';
import { contactCodes } from '../repositories/contactCodes.ts';
import { provedContacts } from '../repositories/provedContacts.ts';
import { contactFields } from './contactFields.ts';
import { codeHmac } from './prepareContactCode.ts';
import { recordContactChange } from './recordContactChange.ts';

/** What proving needs besides the account. */
export interface ProofPlace {
  sender: TextMessageSender | null;
  /** Of the site: where a link leads. */
  origin: string;
}

/**
 * Takes the code that came to a contact. From here on the contact is the account's alone on this site, counts for
 * finding an id and a new password, and takes the place of the one before.
 *
 * @throws AppError CONTACT_CODE_WRONG, CONTACT_CODE_OVER; CONTACT_TAKEN when another account was first
 */
export async function proveContact(
  context: SignedInContext,
  { sender, origin }: ProofPlace,
  { kind, code }: { kind: ContactKind; code: string },
): Promise<{ done: true }> {
  const { db, accountNo } = context;
  const done = await runExclusivePerAccount(db, accountNo, () =>
    withTransaction(db, (trx) => prove({ ...context, db: trx }, origin, kind, code)),
  );
  if (!done.ok) {
    const fields = done.code === 'CONTACT_CODE_WRONG' ? { fields: { code: WRONG } } : {};
    throw new AppError(done.code, fields);
  }
  // The change is made; its mail is in the outbox, and a text that does not go out changes nothing of it.
  if (done.text !== null) await sender?.send(done.text);
  return { done: true };
}

const WRONG = '확인 번호가 달라요. 받은 번호 6자리를 다시 적어 주세요.';

type Proof =
  | { ok: true; text: TextMessage | null }
  /** A wrong try is counted, so nothing may be rolled back. */
  | { ok: false; code: 'CONTACT_CODE_WRONG' | 'CONTACT_CODE_OVER' };

async function prove(
  context: SignedInContext & { db: Trx },
  origin: string,
  kind: ContactKind,
  typed: string,
): Promise<Proof> {
  const { db, accountNo, site, now, secrets } = context;
  const sent = await contactCodes.find(db, accountNo, kind);
  const contact = sent ? secrets.open(sent.contactSealed) : '';
  const right = sent?.codeHmac === codeHmac(secrets, { accountNo, kind, contact }, typed);
  const judged = judgeCode(sent, right, now);
  if (judged === 'OVER') return { ok: false, code: 'CONTACT_CODE_OVER' };
  if (judged === 'WRONG') {
    const counted = await contactCodes.countTry(db, accountNo, kind, proofTuning.tries);
    return { ok: false, code: counted ? 'CONTACT_CODE_WRONG' : 'CONTACT_CODE_OVER' };
  }
  const before = await provedContacts.find(db, accountNo, kind);
  if (!(await provedContacts.claim(db, { site, kind, contact }, accountNo, now))) {
    throw new AppError('CONTACT_TAKEN');
  }
  await contactCodes.remove(db, accountNo, kind);
  await accountDetails.update(db, accountNo, { [contactFields[kind]]: contact });
  await auditLog.append(db, {
    at: now,
    actorKind: 'ACCOUNT',
    actor: String(accountNo),
    event: 'CONTACT_PROVED',
    accountNo,
    details: { kind, replaces: before !== null && before !== contact },
  });
  if (before === null || before === contact) return { ok: true, text: null };
  const { name } = await accounts.mailAddress(db, accountNo);
  return { ok: true, text: await recordContactChange(context, { accountNo, site, name, kind, before }, origin) };
}
