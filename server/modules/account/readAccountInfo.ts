import type { AccountInfo } from '#contract/account.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { maskEmail } from '#domain/text/maskEmail.ts';
import { maskPhone } from '#domain/text/maskPhone.ts';
import { seoulDay, seoulDayStart, seoulMonthStart } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readTicketTitle } from '#server/modules/ticket/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { monthFigures } from '#server/repositories/monthFigures.ts';
import { accountFindings } from './repositories/accountFindings.ts';

/**
 * The account of the login.
 *
 * @param shows `masked` for every page, `plain` for the page where the student looks at the own data
 */
export async function readAccountInfo(context: SignedInContext, shows: 'masked' | 'plain'): Promise<AccountInfo> {
  const { db, accountNo, now } = context;
  const account = await accounts.info(db, accountNo);
  const { diagnosedAt, personalityAt, personalityCode, personalityName } = await accountFindings.read(db, accountNo);
  const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const month = await monthFigures.read(db, accountNo, seoulDay(seoulMonthStart(now)));
  const show = (value: string | null, mask: (value: string) => string) =>
    value === null || shows === 'plain' ? value : mask(value);
  return {
    accountNo,
    accountId: account.accountId,
    accountStatus: account.status,
    academyNo: account.academyNo,
    academyName: account.academyName,
    academyStatus: account.academyStatus,
    name: account.name,
    birthday: account.birthday,
    gender: account.gender,
    email: show(account.email, maskEmail),
    mobileNo: show(account.mobileNo, maskPhone),
    protectorMobileNo: show(account.protectorMobileNo, maskPhone),
    allowEmailYn: account.allowEmail ? 'Y' : 'N',
    allowSmsYn: account.allowSms ? 'Y' : 'N',
    schoolName: account.schoolName,
    schoolGrade: account.schoolGrade,
    signupDomainCode: account.signupDomainCode,
    raq: account.raq,
    readingLevel: levelOfRaq(account.raq),
    bookPoint: month.bookPoint,
    thisMonthBookPoint: month.monthPoint,
    thisMonthVerificationBookCount: month.verifiedBookCount,
    thisMonthGoalBookCount: account.monthGoalBookCount,
    gameResetDatetime: new Date(seoulDayStart(now)).toISOString(),
    profileImagePath: account.profileImagePath,
    ...(personalityCode === null ? {} : { personalityType: personalityCode }),
    ...(personalityName === null ? {} : { readingType: personalityName }),
    ...(context.site === 'home'
      ? {
          readingDiagnosisDatetime: instant(diagnosedAt),
          bookBTIDiagnosisDateTime: instant(personalityAt),
          subscriptionTitle: await readTicketTitle(db, { accountNo, createdAt: account.createdAt, now }),
        }
      : {}),
    // Where somebody lives is on no page but the one for the own data.
    ...(context.site === 'home' && shows === 'plain'
      ? { zipCode: account.zipCode, address: account.address, addressDetail: account.addressDetail }
      : {}),
  };
}
