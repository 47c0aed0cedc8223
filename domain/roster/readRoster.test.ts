import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '#tests/support/sheetOf.ts';
import type { Sheet } from '../table/Sheet.ts';
import { readRoster } from './readRoster.ts';

const place = { today: '2026-11-26', institutionName: '책바다 학원' };
const HEADINGS = ['성명', '생년월일', '학년', '보호자HP', '동의여부'];
const PUPILS = [
  ['박슌희', '2016-03-02', '초4', '010-1234-5001', '예'],
  ['김똠방', '2015.04.01', '5', '010.1234.5002', 'O'],
  ['이설믜', '20140501', '초6', '０１０－１２３４－５００３', '동의'],
];
const named = (sheet: Sheet, name: string, hidden = false): Sheet => ({ ...sheet, name, hidden });
const namesOf = (sheets: Sheet[]) =>
  readRoster(sheets, place).rows.flatMap(({ row }) => (row.kind === 'READ' ? [row.student.name] : []));

describe('a roster', () => {
  it('is found wherever it lies on the sheet', () => {
    const shape = fc.record({
      titles: fc.array(
        fc.constantFrom(
          '2026학년도 재원생 명단',
          '작성일: 2026-11-20',
          '※ 외부 유출 금지',
          '담당: 김선생',
          '이름과 생년월일을 확인해 주세요',
        ),
        { maxLength: 5 },
      ),
      right: fc.nat(5),
      blanks: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      note: fc.option(fc.constantFrom('합계', '※ 문의는 사무실로', '총원 3명'), { nil: undefined }),
      stray: fc.boolean(),
      merged: fc.boolean(),
    });
    fc.assert(
      fc.property(shape, ({ titles, right, blanks, order, note, stray, merged }) => {
        const line = (cells: string[]) => [...Array<string>(right).fill(''), ...order.map((at) => cells[at] ?? '')];
        const gap = (count: number) => Array.from({ length: count }, () => [] as string[]);
        const lines = [
          ...titles.flatMap((title, index) => [[title], ...gap(blanks[index] ?? 0)]),
          ...gap(blanks[0] ?? 0),
          line(HEADINGS),
          ...PUPILS.flatMap((pupil, index) => [...gap(blanks[index] ?? 0), line(pupil)]),
          ...(note === undefined ? [] : [[note]]),
        ];
        const sheet = sheetOf(...lines);
        const strayRow = { rowNo: 1_048_576, cells: new Map([[16_383, '.']]) };
        const whole: Sheet = {
          ...sheet,
          rows: stray ? [...sheet.rows, strayRow] : sheet.rows,
          merges: merged && titles.length > 0 ? [{ top: 1, left: 0, bottom: 1, right: 7 }] : [],
        };
        expect(namesOf([whole])).toEqual(['박슌희', '김똠방', '이설믜']);
      }),
    );
  });

  it('is read from a heading of two rows that are merged', () => {
    const sheet = sheetOf(
      ['재원생 명단'],
      ['성명', '생년월일', '학년', '보호자', ''],
      ['', '', '', '연락처', '동의'],
      ...PUPILS,
    );
    const merges = [
      { top: 1, left: 0, bottom: 1, right: 4 },
      ...[0, 1, 2].map((left) => ({ top: 2, left, bottom: 3, right: left })),
      { top: 2, left: 3, bottom: 2, right: 4 },
    ];
    expect(namesOf([{ ...sheet, merges }])).toEqual(['박슌희', '김똠방', '이설믜']);
  });

  it('reads whose number it is from the row above', () => {
    const sheet = sheetOf(['학생', '', '', '보호자', ''], ['성명', '생년월일', '학년', '휴대폰', '동의'], ...PUPILS);
    const merges = [
      { top: 1, left: 0, bottom: 1, right: 2 },
      { top: 1, left: 3, bottom: 1, right: 4 },
    ];
    const { rows } = readRoster([{ ...sheet, merges }], place);
    expect(rows[0]?.row).toMatchObject({ student: { mobileNo: null, protectorMobileNo: '01012345001' } });
  });

  it('gives a merged grade to all rows that it spans', () => {
    const lines = PUPILS.map(([name = '', , , phone = '', consent = ''], index) => [
      name,
      '2016-03-02',
      index === 0 ? '초4' : '',
      phone,
      consent,
    ]);
    const sheet = { ...sheetOf(HEADINGS, ...lines), merges: [{ top: 2, left: 2, bottom: 4, right: 2 }] };
    expect(namesOf([sheet])).toEqual(['박슌희', '김똠방', '이설믜']);
  });

  it('reads every sheet with students, and names those it does not', () => {
    const { rows, notes } = readRoster(
      [
        named(sheetOf(['이 파일은 이렇게 쓰세요']), '안내'),
        named(sheetOf(HEADINGS, ...PUPILS.slice(0, 2)), '초3반'),
        named(sheetOf(HEADINGS, ...PUPILS.slice(2)), '초5반'),
        named(sheetOf(HEADINGS, ...PUPILS), '백업', true),
        named(sheetOf(['성명', '출석'], ['박슌희', 'O']), '출석부'),
        named(sheetOf(), '빈 시트'),
      ],
      place,
    );
    expect(rows.map(({ sheet, rowNo }) => `${sheet}!${rowNo}`)).toEqual(['초3반!2', '초3반!3', '초5반!2']);
    const titleFacts = notes.join('\n');
    for (const part of [
      '‘안내’',
      '‘초3반’: 제목은 1번째 줄',
      '‘초5반’',
      '‘백업’: 숨긴 시트',
      '‘출석부’: 없는 칸이 있어요: 생년월일, 학년',
    ]) {
      expect(titleFacts).toContain(part);
    }
  });

  it('takes grade and class from the title or the name of a sheet where there is no column', () => {
    const lines = (title: string[]) =>
      sheetOf(
        title,
        ['번호', '성명', '생년월일', '학부모 연락처', '동의'],
        ['7', '박슌희', '2017-03-02', '010-1234-5001', '예'],
      );
    const expected = [{ row: { student: { schoolGrade: 'ELEMENTARY_3', className: '2', classNumber: 7 } } }];
    const school = { ...place, institutionName: '책바다초등학교' };
    expect(readRoster([lines(['2026학년도 3학년 2반 명렬표'])], school)).toMatchObject({ rows: expected, year: 2026 });
    expect(readRoster([named(lines([]), '3-2')], school)).toMatchObject({ rows: expected, year: 2026 });
    expect(readRoster([lines(['2027학년도 3학년 2반'])], school).year).toBe(2027);
  });

  it('names the columns it does not read, and why', () => {
    const sheet = sheetOf(
      ['연번', '성명', '생년월일', '학년', '연락처', '비고', '주민등록번호'],
      ['1', '박슌희', '2010-03-02', '고1', '010-1234-5678', '형제', ''],
    );
    const { notes } = readRoster([sheet], place);
    expect(notes).toEqual([
      expect.stringContaining('학생은 1줄'),
      '읽지 않은 칸: 비고.',
      expect.stringContaining('‘연락처’ 칸은 읽지 않았어요: 누구의 번호인지'),
      expect.stringContaining('주민등록번호는 받지 않아요'),
    ]);
  });

  it('skips totals, notes, repeated headings and numbered lines that nobody filled in', () => {
    const headings = ['번호', '반', ...HEADINGS];
    const sheet = sheetOf(
      headings,
      ['1', '2', ...(PUPILS[0] ?? [])],
      headings,
      ['2', '2', ...(PUPILS[1] ?? [])],
      ['3', '2'],
      ['', '', '합 계', '', '2명'],
      ['※ 빠진 학생은 사무실로 알려 주세요'],
    );
    const { rows, notes } = readRoster([sheet], place);
    expect(rows.map(({ rowNo, row }) => [rowNo, row.kind])).toEqual([
      [2, 'READ'],
      [4, 'READ'],
      [5, 'SKIPPED'],
      [6, 'SKIPPED'],
      [7, 'SKIPPED'],
    ]);
    expect(notes).toContain('학생이 없는 줄은 건너뛰었어요: 5, 6, 7.');
  });

  it('asks where two columns of one meaning differ, and takes the one that is filled', () => {
    const headings = ['이름', '성명', '생년월일', '학년'];
    const { rows } = readRoster(
      [sheetOf(headings, ['', '박슌희', '2010-03-02', '고1'], ['박슌희', '박순희', '2010-03-02', '고1'])],
      place,
    );
    expect(rows).toMatchObject([
      { row: { kind: 'READ', student: { name: '박슌희' } } },
      { row: { kind: 'REFUSED', reasons: [expect.stringContaining('칸이 둘인데 서로 달라요')] } },
    ]);
  });

  it.each<[string, Sheet[], string]>([
    ['no sheet', [], '빈 파일이에요.'],
    ['an empty sheet', [sheetOf()], '빈 파일이에요.'],
    ['no heading', [sheetOf(['박슌희', '2016-03-02'])], '첫 줄에는 ‘박슌희’, ‘2016-03-02’'],
    ['no birthday', [sheetOf(['이름', '학년'])], '없는 칸이 있어요: 생년월일. 찾은 칸: 이름, 학년.'],
    ['only a hidden sheet', [named(sheetOf(HEADINGS, ...PUPILS), '숨김', true)], '숨긴 시트'],
    ['no students', [sheetOf(HEADINGS)], '학생은 0줄'],
  ])('of %s is a problem in words', (_, sheets, words) => {
    expect(readRoster(sheets, place).problem).toContain(words);
  });

  it('answers whatever the sheets hold', () => {
    const cell = fc.oneof(
      fc.constantFrom(...HEADINGS, '초3', '예', '=A1'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    const sheet = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 3 }), (sheets) => {
        const { rows, problem } = readRoster(
          sheets.map((lines) => sheetOf(...lines)),
          place,
        );
        expect(rows.length > 0).toBe(problem === null);
      }),
    );
  });
});
