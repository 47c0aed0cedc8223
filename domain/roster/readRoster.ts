import { type FoundTable, findTable } from '../table/findTable.ts';
import { plainHeading } from '../table/plainHeading.ts';
import type { Sheet, SheetRow } from '../table/Sheet.ts';
import { classOfTitle } from './classOfTitle.ts';
import { hintOf, isRunningNumber, nameRosterColumn, type RosterColumn, rosterHeadings } from './nameRosterColumn.ts';
import type { RosterRow } from './RosterStudent.ts';
import { readConsent } from './readConsent.ts';
import { readRosterRow } from './readRosterRow.ts';
import { schoolYear, schoolYearOfTitle } from './schoolYear.ts';
import { stageOfSchool } from './stageOfSchool.ts';

/** One of them decides who somebody is: two that differ are asked about. */
const DECISIVE: readonly RosterColumn[] = ['name', 'birthday', 'accountId'];

const PHONES: readonly RosterColumn[] = ['mobileNo', 'protectorMobileNo'];

const TOTAL = /^(?:합계|총계|소계|누계|계|총원|총인원|인원수?|총\s*\d+\s*명|total)(?:$|[\s:(])/iu;

const NOTE = /^[※*★▶■●◆☞#-]/u;

/** What shows that a row is about somebody. */
const PERSONAL: readonly RosterColumn[] = ['name', 'birthday', 'accountId', 'email', 'mobileNo', 'protectorMobileNo'];

export interface PlacedRow {
  /** Name of the sheet; empty for CSV. */
  sheet: string;
  rowNo: number;
  row: RosterRow;
}

export interface RosterReading {
  rows: PlacedRow[];
  /** What was read and what was not, sheet by sheet, in whole sentences. */
  notes: string[];
  /** Why nothing could be read, or null. */
  problem: string | null;
  /** School year of the roster. */
  year: number;
}

export interface RosterPlace {
  /** `YYYY-MM-DD` in Seoul */
  today: string;
  institutionName: string;
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
    const table = findTable(sheet, nameRosterColumn, ['name', 'birthday']);
    if (table === null) {
      problems.push(`${named}이름과 생년월일 칸이 있는 줄을 찾지 못했어요.${firstTexts(sheet)}`);
      continue;
    }
    const titleFacts = titleFactsOf(table);
    const missing = NEEDED.filter(
      (column) => !table.places.has(column) && !(column === 'schoolGrade' && titleFacts.hasGrade),
    );
    if (missing.length > 0) {
      problems.push(
        `${named}없는 칸이 있어요: ${headingsOf(missing)}. 찾은 칸: ${headingsOf([...table.places.keys()])}.`,
      );
    } else if (sheet.hidden) {
      notes.push(`${named}숨긴 시트라서 읽지 않았어요. 읽어야 하면 숨기기를 취소해 주세요.`);
    } else {
      year ??= titleFacts.year;
      const hints = { ...titleFacts, today: place.today, year: titleFacts.year ?? schoolYear(place.today) };
      const read = table.rows.map((row): PlacedRow => {
        const { cells, conflicts } = rosterCells(row, table.places);
        const stage = stageOfSchool(place.institutionName);
        const judged = readRosterRow(cells, { ...hints, stage });
        return { sheet: sheet.name, rowNo: row.rowNo, row: withConflicts(isNoStudent(row, cells), judged, conflicts) };
      });
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

function emptyReason(sheets: readonly Sheet[], problems: readonly string[], notes: readonly string[]): string {
  if (sheets.every(({ rows }) => rows.length === 0)) return '빈 파일이에요.';
  return problems[0] ?? notes[0] ?? '제목 줄 아래에 학생이 없어요.';
}

const headingsOf = (columns: readonly RosterColumn[]) => columns.map((column) => rosterHeadings[column]).join(', ');

function firstTexts({ rows }: Sheet): string {
  const texts = [...(rows[0]?.cells.values() ?? [])].slice(0, 8).map((text) => text.slice(0, 20).trim());
  return ` 첫 줄에는 ‘${texts.join('’, ‘')}’이 있어요.`;
}

/** What the title and the name of the sheet state for all rows. */
function titleFactsOf(table: FoundTable<RosterColumn>) {
  const byTitle = classOfTitle(table.title);
  const bySheet = classOfTitle(table.sheet);
  const grade = bySheet.grade ?? byTitle.grade;
  return {
    grade,
    className: bySheet.className ?? byTitle.className,
    hasGrade: grade !== null || table.places.has('studentNo'),
    year: schoolYearOfTitle(table.title) ?? schoolYearOfTitle(table.sheet),
  };
}

function withConflicts(noStudent: boolean, row: RosterRow, conflicts: readonly string[]): RosterRow {
  if (noStudent) return { kind: 'SKIPPED', shown: row.shown };
  if (conflicts.length === 0) return row;
  const reasons = row.kind === 'REFUSED' ? row.reasons : [];
  return { kind: 'REFUSED', shown: row.shown, reasons: [...conflicts, ...reasons] };
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

/** Whether a row under the heading is a total, a note or a numbered line that nobody filled in. */
function isNoStudent({ cells: all }: SheetRow, cells: Partial<Record<RosterColumn, string>>): boolean {
  const filled = PERSONAL.filter((column) => (cells[column] ?? '') !== '');
  if (filled.length === 0) return true;
  if (cells.birthday !== undefined && cells.birthday !== '' && /\d{2}/u.test(cells.birthday)) return false;
  const texts = [...new Set([...all.values()].map((text) => text.trim()))];
  if (texts.some((text) => TOTAL.test(text.normalize('NFKC').replaceAll(/(?<=^.)\s+/gu, '')))) return true;
  // A sentence over the width of the sheet, often merged.
  return texts.length === 1 && (NOTE.test(texts[0] ?? '') || (texts[0] ?? '').length > 20);
}

interface RosterCells {
  cells: Partial<Record<RosterColumn, string>>;
  /** Columns that stand there twice and differ. */
  conflicts: string[];
}

/** The text of each column in a row; of columns that stand there twice, what they hold together. */
function rosterCells({ cells }: SheetRow, places: ReadonlyMap<RosterColumn, readonly number[]>): RosterCells {
  const read: RosterCells = { cells: {}, conflicts: [] };
  for (const [column, at] of places) {
    const texts = [...new Set(at.map((place) => (cells.get(place) ?? '').trim()).filter((text) => text !== ''))];
    if (texts.length > 1 && DECISIVE.includes(column)) {
      read.conflicts.push(`${rosterHeadings[column]}: 칸이 둘인데 서로 달라요 (‘${texts.join('’, ‘').slice(0, 60)}’).`);
    }
    read.cells[column] = oneOf(column, texts);
  }
  return read;
}

function oneOf(column: RosterColumn, texts: readonly string[]): string {
  // The first mobile number of them counts (`readPhone`).
  if (PHONES.includes(column)) return texts.join(' / ');
  // A consent holds when every column of it does.
  if (column === 'guardianConsent') return texts.find((text) => readConsent(text) !== true) ?? texts[0] ?? '';
  return texts[0] ?? '';
}
