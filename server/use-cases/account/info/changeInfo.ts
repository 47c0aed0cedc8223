import type { InfoBody } from '../../../../contract/myPage.ts';
import { isUnderFourteen } from '../../../../domain/account/ageInYears.ts';
import { seoulDay } from '../../../../domain/time/seoulDay.ts';
import { inTurn } from '../../../db/inTurn.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { type AccountDetails, accountDetails, type UniqueContact } from '../../../repositories/accountDetails.ts';
import { accounts } from '../../../repositories/accounts.ts';
import { auditLog } from '../../../repositories/auditLog.ts';
import { recordAccess } from '../../access/recordAccess.ts';
import { requirePasswordGrant } from '../../auth/requirePasswordGrant.ts';
import type { Session } from '../../auth/Session.ts';
import type { SignedInContext } from '../../Context.ts';
import { refuseDemo } from '../refuseDemo.ts';
import { checkInfo } from './checkInfo.ts';
import { countContactRefusal, findTakenContacts } from './findTakenContacts.ts';
import { type ConsentSource, recordMarketingConsent } from './recordMarketingConsent.ts';

const TAKEN: Readonly<Record<UniqueContact, string>> = {
  email: '이미 사용 중인 이메일입니다.',
  mobileNo: '이미 사용 중인 휴대전화 번호입니다.',
};

/**
 * Changes the student's own data. Consents to news are written down, and what was changed (not to what) is audited.
 *
 * @throws AppError PASSWORD_CHECK_REQUIRED; DEMO_ACCOUNT; INVALID_INPUT and DUPLICATE_VALUE with a reason per field;
 *   TOO_MANY_REQUESTS for another contact after ten of them today that others have
 */
export async function changeInfo(
  context: SignedInContext,
  session: Session,
  given: InfoBody,
  source: ConsentSource,
): Promise<{ done: true }> {
  requirePasswordGrant(session, context.now);
  const { db, accountNo } = context;
  const taken = await inTurn(db, accountNo, () =>
    withTransaction(db, (trx) => change({ ...context, db: trx }, given, source)),
  ).catch(async (error) => {
    // Another account was a moment faster.
    const contact = accountDetails.refusedContact(error);
    if (contact === null) throw error;
    await withTransaction(db, (trx) => countContactRefusal({ ...context, db: trx }));
    return [contact];
  });
  if (taken.length === 0) return { done: true };
  throw new AppError('DUPLICATE_VALUE', { fields: Object.fromEntries(taken.map((field) => [field, TAKEN[field]])) });
}

/** @returns contacts that others have; nothing is changed then */
async function change(context: SignedInContext, given: InfoBody, source: ConsentSource): Promise<UniqueContact[]> {
  const { db, accountNo, site, now } = context;
  await refuseDemo(db, accountNo);
  const before = await accounts.info(db, accountNo);
  const { details, fields } = checkInfo(given, {
    site,
    underFourteen: isUnderFourteen(before.birthday, seoulDay(now)),
    email: before.email,
    mobileNo: before.mobile_no,
    allowEmail: before.allow_email === 1,
    allowSms: before.allow_sms === 1,
  });
  const reasons = Object.values(fields);
  // A form shows each reason at its field; a single box has nothing but the message.
  if (reasons.length > 0) {
    throw new AppError('INVALID_INPUT', { fields, ...(reasons.length === 1 ? { message: reasons[0] ?? '' } : {}) });
  }
  const taken = await findTakenContacts(context, { email: before.email, mobileNo: before.mobile_no }, details);
  if (taken.length > 0) return taken;
  await accountDetails.update(db, accountNo, details);
  await recordMarketingConsent(context, details, source);
  await audit(context, details, before.school_grade);
  return [];
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
