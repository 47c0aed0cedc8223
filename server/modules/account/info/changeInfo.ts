import type { InfoBody, InfoChanged } from '#contract/myPage.ts';
import { isUnderFourteen } from '#domain/account/ageInYears.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import { runExclusivePerAccount } from '#server/db/runExclusivePerAccount.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { TextMessage } from '#server/gateways/text-message/TextMessageSender.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import type { Session } from '#server/modules/auth/public.ts';
import { requirePasswordGrant } from '#server/modules/auth/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import type { ProofPlace } from '../contact/proveContact.ts';
import { refuseDemo } from '../refuseDemo.ts';
import { type AccountDetails, accountDetails } from '../repositories/accountDetails.ts';
import { changeContacts } from './changeContacts.ts';
import { checkInfo } from './checkInfo.ts';
import { type ConsentSource, recordMarketingConsent } from './recordMarketingConsent.ts';

/** What of the installation a change touches. */
export interface InfoPlace extends ProofPlace {
  source: ConsentSource;
}

/**
 * Changes the student's own data. Consents to news are written down, and what was changed (not to what) is audited. A new
 * contact in the place of a proved one waits until it is proved (`changeContacts`).
 *
 * @throws AppError PASSWORD_CHECK_REQUIRED; DEMO_ACCOUNT; INVALID_INPUT with a reason per field; TOO_MANY_REQUESTS when
 *   too many codes were sent
 */
export async function changeInfo(
  context: SignedInContext,
  session: Session,
  given: InfoBody,
  place: InfoPlace,
): Promise<InfoChanged> {
  requirePasswordGrant(session, context.now);
  const { db, accountNo } = context;
  const { texts, waiting } = await runExclusivePerAccount(db, accountNo, () =>
    withTransaction(db, (trx) => change({ ...context, db: trx }, given, place)),
  );
  // The page offers to send them again; what was changed is stored.
  for (const text of texts) await place.sender?.send(text);
  return { done: true, waiting };
}

/** @returns text messages that go out once all is stored, and contacts that wait to be proved */
async function change(
  context: SignedInContext & { db: Trx },
  given: InfoBody,
  place: InfoPlace,
): Promise<{ texts: TextMessage[]; waiting: ContactKind[] }> {
  const { db, accountNo, site, now } = context;
  await refuseDemo(db, accountNo);
  const before = await accounts.info(db, accountNo);
  const { details, fields } = checkInfo(given, {
    site,
    underFourteen: isUnderFourteen(before.birthday, seoulDay(now)),
    email: before.email,
    mobileNo: before.mobileNo,
    allowEmail: before.allowEmail,
    allowSms: before.allowSms,
  });
  const reasons = Object.values(fields);
  // A form shows each reason at its field; a single box has nothing but the message.
  if (reasons.length > 0) {
    throw new AppError('INVALID_INPUT', { fields, ...(reasons.length === 1 ? { message: reasons[0] ?? '' } : {}) });
  }
  const owner = { name: before.name, email: before.email, mobileNo: before.mobileNo };
  const changed = await changeContacts(context, owner, details, place);
  await accountDetails.update(db, accountNo, changed.details);
  await recordMarketingConsent(context, changed.details, place.source);
  await audit(context, changed.details, before.schoolGrade);
  return changed;
}

/** A grade decides about prizes of contests, so both grades are kept; of everything else only that it changed. */
async function audit(context: SignedInContext, details: AccountDetails, grade: string): Promise<void> {
  const { db, accountNo, site, now } = context;
  const changed = Object.keys(details);
  if (changed.length === 0) return;
  const fields = changed.sort().join(' ');
  await recordAccess(context, { accountNo, site, kind: 'INFO_CHANGED', detail: fields });
  const common = { at: now, actorKind: 'ACCOUNT' as const, actor: String(accountNo), accountNo };
  await auditLog.append(db, { ...common, event: 'INFO_CHANGED', details: { fields } });
  if (details.schoolGrade !== undefined && details.schoolGrade !== grade) {
    await auditLog.append(db, {
      ...common,
      event: 'GRADE_CHANGED',
      details: { from: grade, to: details.schoolGrade },
    });
  }
}
