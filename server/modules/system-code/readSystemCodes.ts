import type { SystemCodes } from '#contract/account.ts';
import { bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { comprehensionCategories, comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { grades } from '#domain/book/grades.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { subCategories } from '#domain/book/subCategories.ts';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';

/** The code lists that forms, filters and charts are made of (spec section 3). */
export function readSystemCodes(): SystemCodes {
  return {
    bookCategories: bookCategories.map((code) => ({
      code,
      name: bookCategoryNames[code],
      subCategories: [...subCategories[code]],
    })),
    readingLevels,
    grades: [...grades],
    comprehensionCategories: comprehensionCategories.map((code) => ({ code, name: comprehensionCategoryNames[code] })),
    missionKinds: missionKinds.map((code) => ({ code, name: missionKindNames[code] })),
    genders: [
      { code: 'MEN', name: '남' },
      { code: 'WOMEN', name: '여' },
    ],
    inquiryTypes: [
      { code: 'ACADEMY_FOUNDING', name: '학원 창업' },
      { code: 'BRANCH_OPENING', name: '지점 개설' },
      { code: 'BUSINESS_BRIEFING', name: '사업 설명회 신청' },
      { code: 'STUDENT_SIGNUP', name: '학생 가입' },
      { code: 'OTHER', name: '기타' },
    ],
  };
}
