import type { RosterBody, RosterFile } from '#contract/roster.ts';
import { draftRoster } from '#domain/roster/draftRoster.ts';
import { draftTables, type RosterEdits } from '#domain/roster/draftTables.ts';
import type { RosterTable } from '#domain/roster/RosterTable.ts';
import { makeWorkbook } from './makeWorkbook.ts';

const GIVEN = '하늘 바다 나무 구름 노을 이슬 새벽 아침 봄날 여름 가을 겨울 별님 달님 해님'.split(' ');

/** Thirty pupils as schools have them: title rows, two sheets, merged headings, grades as numbers, no ids. */
export function messySchoolFile(): Uint8Array<ArrayBuffer> {
  const sheet = (grade: number, born: number, wrong: boolean) => ({
    name: `${grade}-1`,
    merges: ['A1:H1', 'A2:H2', 'A4:A5', 'B4:B5', 'C4:C5', 'D4:D5', 'E4:E5', 'F4:G4'],
    rows: [
      ['물결초등학교 학생 명단'],
      ['2026학년도 · 대외비'],
      [],
      ['학년', '반', '번호', '성 명', '생년월일', '보호자', '', '비고'],
      ['', '', '', '', '', '연락처', '동의', ''],
      ...GIVEN.map((given, index) => [
        grade,
        1,
        index + 1,
        `${grade === 1 ? '김' : '이'}${given}`,
        wrong && index === 3 ? '2018-02-30' : `${born}-0${(index % 8) + 1}-${10 + index}`,
        wrong && index === 7 ? '010-12' : `010-1234-${1000 + grade * 100 + index}`,
        'O',
        index === 2 ? '안경' : '',
      ]),
      ['합계', '', '', '15명'],
    ],
  });
  return new Uint8Array(makeWorkbook({ sheets: [sheet(1, 2019, true), sheet(4, 2016, false)] }));
}

/** Lists as the browser sends them. */
export const bodyOf = (tables: readonly RosterTable[], rest: Partial<RosterBody> = {}): RosterBody => ({
  confirmed: [],
  letters: null,
  tables: tables.map(({ sheet, title, columns, rows }) => ({
    sheet,
    title,
    columns: [...columns],
    rows: rows.map(({ rowNo, cells, conflicts, doubts }) => ({
      rowNo,
      ...(doubts && { doubts: [...doubts] }),
      conflicts: [...conflicts],
      cells: columns.map((column) => cells[column] ?? ''),
    })),
  })),
  ...rest,
});

/** What a file becomes when nobody changes anything but these cells. */
export function tablesOf({ sheets }: RosterFile, edits: Partial<RosterEdits> = {}): RosterTable[] {
  const read = sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map(({ cells, ...row }) => ({ ...row, cells: new Map(cells) })),
  }));
  return draftTables(draftRoster(read), { cells: new Map(), dropped: new Set(), fill: {}, ...edits });
}
