import type { AccountInfo } from '#contract/account.ts';
import type { MyPageMain } from '#contract/myPage.ts';
import { sampleCard } from './sampleBook.ts';

export function sampleMyPage(change: Partial<MyPageMain> = {}): MyPageMain {
  return {
    goal: {
      month: '2026-11',
      goalBookCount: 5,
      verifiedBookCount: 3,
      history: [
        { month: '2026-09', goalBookCount: null, verifiedBookCount: 2 },
        { month: '2026-10', goalBookCount: 4, verifiedBookCount: 4 },
      ],
    },
    level: { readingLevel: '2A', raq: 220, raqFrom: 200, raqTo: 269, nextLevel: '2B' },
    bookPoint: 1640,
    shells: 320,
    verifiedBookCount: 20,
    readingDayCountThisMonth: 9,
    recentBooks: [sampleCard()],
    ...change,
  };
}

export function sampleInfo(change: Partial<AccountInfo> = {}): AccountInfo {
  return {
    accountNo: 7,
    accountId: 'badaedu',
    accountStatus: 'ACTIVE',
    academyNo: 1,
    academyName: '푸른바다 독서학원',
    academyStatus: 'ACTIVE',
    name: '김바다',
    birthday: '2010-03-01',
    gender: 'WOMEN',
    email: 'bada@sea.kr',
    mobileNo: '01012341234',
    protectorMobileNo: null,
    allowEmailYn: 'N',
    allowSmsYn: 'N',
    schoolName: '책바다중학교',
    schoolGrade: 'MIDDLE_2',
    signupDomainCode: 'EDU',
    raq: 220,
    readingLevel: '2A',
    bookPoint: 1640,
    thisMonthBookPoint: 460,
    thisMonthVerificationBookCount: 3,
    thisMonthGoalBookCount: 5,
    gameResetDatetime: '2026-11-20T15:00:00.000Z',
    profileImagePath: null,
    ...change,
  };
}
