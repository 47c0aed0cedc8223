import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '#tests/support/sheetOf.ts';
import { columnOfReason } from './columnOfReason.ts';
import { draftRoster, withColumn, withHeadingAt } from './draftRoster.ts';
import { draftTables, type RosterEdits } from './draftTables.ts';
import { rosterHeadings } from './nameRosterColumn.ts';
import { proposeLetters } from './proposeLetters.ts';
import { readRoster } from './readRoster.ts';
import { readRosterTables } from './readRosterTable.ts';

const place = { today: '2026-11-26', institutionName: '물결초등학교' };
const NONE: RosterEdits = { cells: new Map(), dropped: new Set(), fill: {} };
const HEADINGS = ['번호', '성명', '생년월일', '학부모 연락처', '동의', '비고'];
const PUPILS = [
  ['1', '박슌희', '2016-03-02', '010-1234-5001', '예', ''],
  ['2', '김똠방', '2016.04.01', '010.1234.5002', 'O', '전학'],
];
const messy = () => ({
  ...sheetOf(['2026학년도 3학년 2반 명렬표'], [], HEADINGS, ...PUPILS, ['합계', '2명']),
  name: '명단',
});

describe('a draft of a roster', () => {
  it('untouched reads what the command line reads of the same file', () => {
    const title = fc.constantFrom('2026학년도 3학년 2반', '3-2', '물결초등학교 3학년', '');
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    const gaps = fc.array(fc.nat(3), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(title, order, gaps, fc.nat(4), (above, columns, blanks, right) => {
        const line = (cells: readonly string[]) => [
          ...Array<string>(right).fill(''),
          ...columns.map((at) => cells[at] ?? ''),
        ];
        const blank = (count: number) => Array.from({ length: count }, () => [] as string[]);
        const lines = [[above], ...blank(blanks[0] ?? 0), line(HEADINGS), ...blank(blanks[1] ?? 0)];
        const sheet = { ...sheetOf(...lines, ...PUPILS.map(line), ['합계 2명']), name: '3-2' };
        const direct = readRoster([sheet], place).rows.filter(({ row }) => row.kind !== 'SKIPPED');
        const drafted = readRosterTables(draftTables(draftRoster([sheet]), NONE), place).rows;
        expect(drafted).toEqual(direct);
        expect(drafted.map(({ row }) => row.shown.name)).toEqual(['박슌희', '김똠방']);
      }),
    );
  });

  it('leaves hidden sheets and those without students out until somebody wants them', () => {
    const drafts = draftRoster([
      { ...messy(), hidden: true },
      sheetOf(['담임', '교실'], ['윤선생', '3층']),
      { ...messy(), name: '둘째' },
    ]);
    expect(drafts.map(({ used }) => used)).toEqual([false, false, true]);
  });

  it('takes a column for what somebody says, and nothing else for it', () => {
    const [draft] = draftRoster([messy()]);
    if (draft === undefined) throw new Error('there is one sheet');
    expect(draft.columns.map(({ means }) => means)).toEqual([
      ...['classNumber', 'name', 'birthday', 'protectorMobileNo', 'guardianConsent'],
      null,
    ]);
    const changed = withColumn(draft, 5, 'name');
    expect(changed.columns.filter(({ means }) => means === 'name').map(({ heading }) => heading)).toEqual(['비고']);
    expect(draftTables([changed], NONE)[0]?.rows[1]?.cells.name).toBe('전학');
  });

  it('takes another line for the heading', () => {
    const odd = sheetOf(['가', '나'], ['아이', '태어난 날'], ['박슌희', '2016-03-02']);
    const [draft] = draftRoster([odd]);
    if (draft === undefined) throw new Error('there is one sheet');
    expect(draft.table).toBeNull();
    const named = withColumn(withColumn(withHeadingAt(draft, 2), 0, 'name'), 1, 'birthday');
    expect(draftTables([named], NONE)[0]?.rows.map(({ cells }) => cells)).toEqual([
      { name: '박슌희', birthday: '2016-03-02' },
    ]);
  });

  it('fills empty cells, writes over single ones, and leaves rows out', () => {
    const tables = draftTables(draftRoster([messy()]), {
      cells: new Map([['명단!4', { name: '박슈니' }]]),
      dropped: new Set(['명단!5']),
      fill: { schoolGrade: '초3', guardianConsent: '아니오' },
    });
    expect(tables[0]?.rows.map(({ cells }) => cells)).toEqual([
      expect.objectContaining({ name: '박슈니', schoolGrade: '초3', guardianConsent: '예' }),
    ]);
  });

  it('settles two columns that differ by what is written over them', () => {
    const sheet = sheetOf(['이름', '성명', '생년월일', '학년'], ['박하나', '박두리', '2016-03-02', '초4']);
    const drafts = draftRoster([sheet]);
    expect(draftTables(drafts, NONE)[0]?.rows[0]?.conflicts).toHaveLength(1);
    const cells = new Map([['2', { name: '박두리' }]]);
    expect(draftTables(drafts, { ...NONE, cells })[0]?.rows[0]?.conflicts).toEqual([]);
  });
});

it('knows the column of a reason by its heading', () => {
  for (const [column, heading] of Object.entries(rosterHeadings))
    expect(columnOfReason(`${heading}: 꼭 적어 주세요.`)).toBe(column);
  expect(columnOfReason('이름과 생년월일이 같은 학생이 여럿이에요.')).toBeNull();
});

it('proposes letters that an institution may choose', () => {
  expect(['물결초등학교', '책바다 학원', '123'].map(proposeLetters)).toEqual(['mulgyeol', 'chaekba', 'bada']);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => /^[a-z]{2,8}$/.test(proposeLetters(name))));
});
