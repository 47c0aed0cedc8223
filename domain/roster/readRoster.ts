import type { FoundTable } from '../table/findTable.ts';
import { plainHeading } from '../table/plainHeading.ts';
import type { Sheet } from '../table/Sheet.ts';
import { findRosterTable } from './findRosterTable.ts';
import { hintOf, isRunningNumber, type RosterColumn, rosterHeadings } from './nameRosterColumn.ts';
import { type PlacedRow, type RosterPlace, readRosterTable, titleFactsOf } from './readRosterTable.ts';
import { rosterTableOf } from './rosterTableOf.ts';
import { schoolYear } from './schoolYear.ts';

export interface RosterReading {
  rows: PlacedRow[];
  /** What was read and what was not, sheet by sheet, in whole sentences. */
  notes: string[];
  /** Why nothing could be read, or null. */
  problem: string | null;
  /** School year of the roster. */
  year: number;
}

const NEEDED = ['name', 'birthday', 'schoolGrade'] as const satisfies RosterColumn[];
const ROWS_NAMED = 10;

/**
 * The students of a workbook: every sheet is looked at, the heading is found below titles and notes, and what was not
 * read is named.
 *
 * @param sheets as `readSheets` gives them
 */
export function readRoster(sheets: readonly Sheet[], place: RosterPlace): RosterReading {
  const notes: string[] = [];
  const rows: PlacedRow[] = [];
  const problems: string[] = [];
  let year: number | null = null;
  for (const sheet of sheets.filter((one) => one.rows.length > 0)) {
    const named = sheet.name === '' ? '' : `시트 ‘${sheet.name}’: `;
    const table = findRosterTable(sheet);
    if (table === null) {
      problems.push(`${named}이름과 생년월일 칸이 있는 줄을 찾지 못했어요.${firstTexts(sheet)}`);
      continue;
    }
    const facts = titleFactsOf(table);
    const missing = missingColumns(table, facts.grade !== null);
    if (missing.length > 0) {
      problems.push(
        `${named}없는 칸이 있어요: ${headingsOf(missing)}. 찾은 칸: ${headingsOf([...table.places.keys()])}.`,
      );
    } else if (sheet.hidden) {
      notes.push(`${named}숨긴 시트라서 읽지 않았어요. 읽어야 하면 숨기기를 취소해 주세요.`);
    } else {
      year ??= facts.year;
      const read = readRosterTable(rosterTableOf(table), place);
      rows.push(...read);
      notes.push(...describe(table, read, named));
    }
  }
  if (sheets.length > 1 || rows.length > 0) notes.push(...problems.map((text) => `${text} 읽지 않았어요.`));
  return {
    rows,
    notes,
    year: year ?? schoolYear(place.today),
    problem: rows.length > 0 ? null : emptyReason(sheets, problems, notes),
  };
}

function missingColumns({ places }: FoundTable<RosterColumn>, gradeInTitle: boolean): RosterColumn[] {
  const hasGrade = gradeInTitle || places.has('studentNo');
  return NEEDED.filter((column) => !places.has(column) && !(column === 'schoolGrade' && hasGrade));
}

function emptyReason(sheets: readonly Sheet[], problems: readonly string[], notes: readonly string[]): string {
  if (sheets.every(({ rows }) => rows.length === 0)) return '빈 파일이에요.';
  return problems[0] ?? notes[0] ?? '제목 줄 아래에 학생이 없어요.';
}

const headingsOf = (columns: readonly RosterColumn[]) => columns.map((column) => rosterHeadings[column]).join(', ');

function firstTexts({ rows }: Sheet): string {
  const texts = [...(rows[0]?.cells.values() ?? [])].slice(0, 8).map((text) => text.slice(0, 20).trim());
  return ` 첫 줄에는 ‘${texts.join('’, ‘')}’이 있어요.`;
}

function describe(table: FoundTable<RosterColumn>, rows: readonly PlacedRow[], named: string): string[] {
  const skipped = rows.filter(({ row }) => row.kind === 'SKIPPED').map(({ rowNo }) => rowNo);
  const overlooked = table.notUnderstood.filter((text) => !plainHeading(text).some(isRunningNumber));
  const hinted = overlooked.flatMap((text) => {
    const hint = plainHeading(text)
      .map(hintOf)
      .find((one) => one !== undefined);
    return hint === undefined ? [] : [`${named}‘${text}’ 칸은 읽지 않았어요: ${hint}.`];
  });
  const unknown = overlooked.filter((text) => plainHeading(text).every((form) => hintOf(form) === undefined));
  const lines = [`${named}제목은 ${table.headingRowNo}번째 줄, 학생은 ${rows.length - skipped.length}줄이에요.`];
  if (unknown.length > 0) lines.push(`${named}읽지 않은 칸: ${unknown.map((text) => text.slice(0, 30)).join(', ')}.`);
  lines.push(...hinted);
  if (skipped.length > 0) {
    const more = skipped.length > ROWS_NAMED ? ` 등 ${skipped.length}줄` : '';
    lines.push(`${named}학생이 없는 줄은 건너뛰었어요: ${skipped.slice(0, ROWS_NAMED).join(', ')}${more}.`);
  }
  return lines;
}
