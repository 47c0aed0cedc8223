import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardTexts } from '../account/testing/awkwardTexts.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { type RosterColumn, rosterHeadings } from './nameRosterColumn.ts';
import { readRosterRow } from './readRosterRow.ts';

const today = '2026-05-06';
const hints = { today, year: 2026, stage: null, grade: null, className: null };
const row = { name: '김하늘', birthday: '2010-03-12', schoolGrade: '고1', accountId: 'haneul2010' };
const read = (cells: Partial<Record<RosterColumn, string>>) => readRosterRow({ ...row, ...cells }, hints);
const reasons = (cells: Partial<Record<RosterColumn, string>>) => {
  const made = read(cells);
  if (made.kind === 'READ') return [...made.joinReasons, ...made.doubts];
  return made.kind === 'REFUSED' ? made.reasons : [];
};

describe('a row of a roster', () => {
  it('is read with what people write', () => {
    const cells = { ...row, gender: '여', email: ' Haneul@Sea.KR ', mobileNo: '010-1234-5678', schoolName: '바다고' };
    expect(read(cells)).toEqual({
      kind: 'READ',
      shown: { name: '김하늘', schoolGrade: '고등 1학년', className: '', classNumber: '', accountId: 'haneul2010' },
      joinReasons: [],
      doubts: [],
      student: {
        accountId: 'haneul2010',
        name: '김하늘',
        birthday: '20100312',
        schoolGrade: 'HIGH_1',
        className: null,
        classNumber: null,
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
      expect(read({ mobileNo, protectorMobileNo: mobileNo })).toMatchObject({
        student: { mobileNo: '01012345678', protectorMobileNo: '01012345678' },
      });
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
    ['160302', true],
    ['2016. 32.', false],
    ['16. 3. 2.', true],
    ['2016년 13월 2일', false],
  ])('reads the birthday %s: %s', (birthday, understood) => {
    const cells = { birthday, schoolGrade: '초4', guardianConsent: '예', protectorMobileNo: '01099998888' };
    if (understood) expect(read(cells)).toMatchObject({ student: { birthday: '20160302' } });
    else expect(read(cells).kind).toBe('REFUSED');
  });

  it('takes no name that leads somewhere', () => {
    expect(reasons({ name: '당첨 www.evil.kr 확인' })).toEqual([
      '이름: ‘당첨 www.evil.kr 확인’ 이름에는 글자만 입력해 주십시오.',
    ]);
    expect(reasons({ name: 'Nguyễn Văn An' })).toEqual([]);
  });

  it.each([
    ['초등 4학년', true],
    ['초4', true],
    ['초등학교 4학년', true],
    ['ELEMENTARY_4', true],
    ['4', true],
    ['7', false],
    ['전체 학년', false],
    ['대학 1학년', false],
    ['', false],
  ])('understands the grade %s: %s', (schoolGrade, understood) => {
    const cells = { birthday: '2016-03-02', guardianConsent: '예', protectorMobileNo: '01099998888' };
    expect(reasons({ ...cells, schoolGrade })).toHaveLength(understood ? 0 : 1);
  });

  it('understands every grade by its name and its code', () => {
    for (const { code, name } of studentGrades) {
      for (const schoolGrade of [code, name]) {
        expect(read({ schoolGrade })).toMatchObject({ kind: 'READ', student: { schoolGrade: code } });
      }
    }
  });

  it('needs the signed consent and the number of a guardian under 14, to the day', () => {
    const lastDay = { birthday: '20120507', schoolGrade: '중2' };
    expect(reasons(lastDay)).toHaveLength(2);
    expect(reasons({ ...lastDay, guardianConsent: '예' })).toHaveLength(1);
    expect(reasons({ ...lastDay, guardianConsent: '예', protectorMobileNo: '01099998888' })).toEqual([]);
    expect(reasons({ ...lastDay, birthday: '20120506' })).toEqual([]);
  });

  it('names every reason at once, by its heading', () => {
    const all = reasons({ name: '', birthday: '20260231', schoolGrade: '?', accountId: '1', gender: 'x', email: 'x' });
    expect(all.map((reason) => reason.split(':')[0])).toEqual(['이름', '아이디', '생년월일', '학년', '성별', '이메일']);
    expect(all[2]).toContain('‘20260231’');
  });

  it.each(Object.entries(awkwardTexts))(
    'takes %s for an id, a birthday or a number only where it is one',
    (name, text) => {
      // Cells are trimmed, full-width letters are letters, controls are nothing, and an id that is not there is proposed.
      const ids = [
        'latin',
        'newline',
        'fullWidthLetters',
        'empty',
        'blanks',
        'longHyphens',
        'halfEmoji',
        'rightToLeft',
      ];
      expect(reasons({ accountId: text })).toHaveLength(ids.includes(name) ? 0 : 1);
      expect(reasons({ birthday: text })).toHaveLength(1);
      const numbers = ['empty', 'blanks', 'longHyphens', 'fullWidthDigits', 'halfEmoji'];
      expect(reasons({ mobileNo: text })).toHaveLength(numbers.includes(name) ? 0 : 1);
    },
  );

  it('answers whatever the cells hold', () => {
    const cell = fc.string({ unit: 'grapheme' });
    const columns = Object.keys(rosterHeadings) as RosterColumn[];
    const cells = fc.record(Object.fromEntries(columns.map((column) => [column, cell])));
    fc.assert(fc.property(cells, (given) => ['READ', 'REFUSED'].includes(readRosterRow(given, hints).kind)));
  });

  it.each([
    ['1016-03-02', '초4'],
    ['1900-01-01', '초1'],
    ['2027-03-02', '초3'],
    ['2026-05-07', '유아'],
  ])('refuses %s: not yet born, or older than anybody', (birthday, schoolGrade) => {
    const refused = reasons({ birthday, schoolGrade });
    expect(refused).toEqual([expect.stringMatching(/^생년월일: ‘/u)]);
  });

  it.each([
    ['1916-03-02', '초3', true],
    ['2019-01-01', '고3', true],
    ['2006-03-02', '초4', true],
    ['2016-03-02', '초4', false],
    ['2018-03-02', '초4', false],
    ['2014-03-02', '초4', false],
    ['2013-03-02', '초4', true],
    ['2020-03-02', '유아', false],
    ['2010-03-02', '유아', true],
  ])('asks whether somebody born %s is in %s: %s', (birthday, schoolGrade, asked) => {
    const cells = { birthday, schoolGrade, guardianConsent: '예', protectorMobileNo: '01099998888' };
    expect(read(cells)).toMatchObject({
      kind: 'READ',
      doubts: asked ? [expect.stringContaining('나이가 맞지 않아요')] : [],
    });
  });

  it('says of a formula without a value what it is', () => {
    expect(reasons({ accountId: '=A2&B2' })).toEqual([expect.stringContaining('수식의 값이 파일에 없어요')]);
    expect(reasons({ birthday: '#REF!' })).toEqual([expect.stringContaining('수식이 오류예요')]);
  });

  it('knows class and number by their columns, by a cell of both, or by a number of school', () => {
    expect(read({ schoolGrade: '고1', className: '３반', classNumber: '７번' })).toMatchObject({
      student: { className: '3', classNumber: 7 },
    });
    expect(read({ schoolGrade: '고1-3' })).toMatchObject({ student: { schoolGrade: 'HIGH_1', className: '3' } });
    expect(read({ schoolGrade: '', studentNo: '10315', schoolName: '바다고등학교' })).toMatchObject({
      student: { schoolGrade: 'HIGH_1', className: '3', classNumber: 15 },
    });
    // A running number beside no class.
    expect(read({ classNumber: '31' })).toMatchObject({ student: { className: null, classNumber: null } });
  });
});
