import { describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import { toInfoBody, toInfoFields } from './infoFields.ts';

const info = {
  name: '김바다',
  gender: null,
  email: 'bada@sea.kr',
  mobileNo: null,
  schoolName: null,
  schoolGrade: 'ELEMENTARY_3',
} as AccountInfo;

describe('what the info form sends', () => {
  it('is nothing where nothing changed, blanks aside', () => {
    const before = toInfoFields(info);
    expect(toInfoBody(before, { ...before, name: ' 김바다 ' })).toEqual({});
  });

  it('is only what changed, and null for what was emptied', () => {
    const before = toInfoFields(info);
    const after = { ...before, email: '', schoolGrade: 'ELEMENTARY_4', gender: 'WOMEN', schoolName: '바다초' } as const;
    expect(toInfoBody(before, after)).toEqual({
      email: null,
      schoolGrade: 'ELEMENTARY_4',
      gender: 'WOMEN',
      schoolName: '바다초',
    });
  });
});
