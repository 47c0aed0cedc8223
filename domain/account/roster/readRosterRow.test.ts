import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grades } from '../../book/grades.ts';
import { awkwardTexts } from '../testing/awkwardTexts.ts';
import { readRosterRow } from './readRosterRow.ts';
import { findRosterColumns, type RosterColumn, rosterColumns } from './rosterColumns.ts';

const today = '2026-05-06';
const row = { name: '김하늘', birthday: '2010-03-12', schoolGrade: '고1', accountId: 'haneul2010' };
const reasons = (cells: Partial<Record<RosterColumn, string>>) => {
  const read = readRosterRow({ ...row, ...cells }, today);
  return read.ok ? [] : read.reasons;
};

describe('a row of a roster', () => {
  it('is read with what people write', () => {
    const cells = { ...row, gender: '여', email: ' Haneul@Sea.KR ', mobileNo: '010-1234-5678', schoolName: '바다고' };
    expect(readRosterRow(cells, today)).toEqual({
      ok: true,
      student: {
        accountId: 'haneul2010',
        name: '김하늘',
        birthday: '20100312',
        schoolGrade: 'HIGH_1',
        gender: 'WOMEN',
        email: 'haneul@sea.kr',
        mobileNo: '01012345678',
        protectorMobileNo: null,
        schoolName: '바다고',
        underFourteen: false,
      },
    });
  });

  it.each(['1012345678', '10-1234-5678', '010-1234-5678', '01012345678'])(
    'reads the number %s, from which a spreadsheet may have taken the zero',
    (mobileNo) => {
      const read = readRosterRow({ ...row, mobileNo, protectorMobileNo: mobileNo }, today);
      expect(read).toMatchObject({ student: { mobileNo: '01012345678', protectorMobileNo: '01012345678' } });
    },
  );

  it.each(['212345678', '1234567', '110123456789', '1212345678'])('makes no mobile number of %s', (mobileNo) => {
    expect(reasons({ mobileNo })).toHaveLength(1);
  });

  it.each([
    ['2016. 3. 2.', true],
    ['2016.3.2', true],
    ['2016-3-2', true],
    ['2016/03/02', true],
    ['2016년 3월 2일', true],
    ['2016년3월2일', true],
    ['2016 3 2', true],
    ['20160302', true],
    ['2016. 3. 2. 1', false],
    ['160302', false],
    ['2016. 32.', false],
    ['16. 3. 2.', false],
    ['2016년 13월 2일', false],
  ])('reads the birthday %s: %s', (birthday, understood) => {
    const read = readRosterRow({ ...row, birthday, guardianConsent: '예', protectorMobileNo: '01099998888' }, today);
    if (understood) expect(read).toMatchObject({ student: { birthday: '20160302' } });
    else expect(read.ok).toBe(false);
  });

  it('takes no name that leads somewhere', () => {
    expect(reasons({ name: '당첨 www.evil.kr 확인' })).toEqual(['이름: 이름에는 글자만 입력해 주십시오.']);
    expect(reasons({ name: 'Nguyễn Văn An' })).toEqual([]);
  });

  it.each([
    ['초등 3학년', true],
    ['초3', true],
    ['초등학교 3학년', true],
    ['ELEMENTARY_3', true],
    ['3', false],
    ['대학 1학년', false],
    ['', false],
  ])('understands the grade %s: %s', (schoolGrade, understood) => {
    expect(reasons({ schoolGrade })).toHaveLength(understood ? 0 : 1);
  });

  it('understands every grade by its name and its code', () => {
    for (const { code, name } of grades) {
      for (const schoolGrade of [code, name]) {
        expect(readRosterRow({ ...row, schoolGrade }, today)).toMatchObject({
          ok: true,
          student: { schoolGrade: code },
        });
      }
    }
  });

  it('needs the signed consent and the number of a guardian under 14, to the day', () => {
    const lastDay = { birthday: '20120507' };
    expect(reasons(lastDay)).toHaveLength(2);
    expect(reasons({ ...lastDay, guardianConsent: '예' })).toHaveLength(1);
    expect(reasons({ ...lastDay, guardianConsent: '예', protectorMobileNo: '01099998888' })).toEqual([]);
    expect(reasons({ birthday: '20120506' })).toEqual([]);
  });

  it('names every reason at once, by its heading', () => {
    const all = reasons({ name: '', birthday: '20260231', schoolGrade: '?', accountId: '1', gender: 'x', email: 'x' });
    expect(all.map((reason) => reason.split(':')[0])).toEqual(['이름', '아이디', '생년월일', '학년', '성별', '이메일']);
  });

  it.each(Object.entries(awkwardTexts))(
    'takes %s for an id, a birthday or a number only where it is one',
    (name, text) => {
      // Cells are trimmed, and a number is read without its hyphens.
      expect(reasons({ accountId: text })).toHaveLength(['latin', 'newline'].includes(name) ? 0 : 1);
      expect(reasons({ birthday: text })).toHaveLength(1);
      expect(reasons({ mobileNo: text })).toHaveLength(['empty', 'blanks', 'longHyphens'].includes(name) ? 0 : 1);
    },
  );

  it('answers whatever the cells hold', () => {
    const cell = fc.string({ unit: 'grapheme' });
    const columns = Object.keys(rosterColumns) as RosterColumn[];
    const cells = fc.record(Object.fromEntries(columns.map((column) => [column, cell])));
    fc.assert(fc.property(cells, (given) => typeof readRosterRow(given, today).ok === 'boolean'));
  });
});

describe('the headings of a roster', () => {
  it('are found in any order and spelling', () => {
    const { positions, missing } = findRosterColumns(['비고', ' 학생 이름', '생년 월일', 'ID', '학년']);
    expect(positions).toEqual({ name: 1, birthday: 2, accountId: 3, schoolGrade: 4 });
    expect(missing).toEqual([]);
  });

  it('tell which needed ones are missing', () => {
    expect(findRosterColumns(['이름', '연락처']).missing).toEqual(['birthday', 'schoolGrade', 'accountId']);
  });
});
