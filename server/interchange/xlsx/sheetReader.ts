import type { Merge, SheetRow } from '#domain/table/Sheet.ts';
import { DAY } from '#domain/time/duration.ts';
import type { PartReader } from './PartReader.ts';
import { unescapeText } from './unescapeText.ts';

/** 31 December 9999. */
const LAST_SERIAL = 2_958_465;

export interface SheetContext {
  strings: readonly string[];
  dateStyles: ReadonlySet<number>;
  from1904: boolean;
  /** Called for each cell that holds something; throws when there are too many. */
  countCell: () => void;
}

/** Merges beyond this are no sign of a list. */
const MOST_MERGES = 5_000;
const LAST_COLUMN = 16_383;

interface Cell {
  type: string;
  style: number;
  value: string;
  formula: string;
}

/** The cells of a sheet that hold something, in their rows. */
export function sheetReader(context: SheetContext): PartReader<{ rows: SheetRow[]; merges: Merge[] }> {
  const result = { rows: [] as SheetRow[], merges: [] as Merge[] };
  let rowNo = 0;
  let column = -1;
  let cells = new Map<number, string>();
  let cell: Cell | null = null;
  let within: 'value' | 'formula' | null = null;
  let inReading = false;

  const keep = () => {
    if (cell === null) return;
    const text = cellText(cell, context);
    if (text.trim() !== '' && column <= LAST_COLUMN) {
      context.countCell();
      cells.set(column, text);
    }
    cell = null;
  };
  return {
    handlers: {
      open: (name, attributes) => {
        if (name === 'row') {
          rowNo = attributes.r === undefined ? rowNo + 1 : Number(attributes.r);
          column = -1;
          cells = new Map();
        } else if (name === 'c') {
          column = cellRef(attributes.r ?? '')?.column ?? column + 1;
          cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '', formula: '' };
        } else if (name === 'rPh') inReading = true;
        else if (name === 'v' || name === 't') within = inReading ? null : 'value';
        else if (name === 'f') within = 'formula';
        else if (name === 'mergeCell') addMerge(result.merges, attributes.ref ?? '');
      },
      text: (part) => {
        if (cell === null || within === null) return;
        if (within === 'formula') cell.formula += part;
        else cell.value += part;
      },
      close: (name) => {
        if (name === 'v' || name === 't' || name === 'f') within = null;
        else if (name === 'rPh') inReading = false;
        else if (name === 'c') keep();
        else if (name === 'row' && cells.size > 0) result.rows.push({ rowNo, cells });
      },
    },
    result,
  };
}

function cellText({ type, style, value, formula }: Cell, { strings, dateStyles, from1904 }: SheetContext): string {
  // A formula that no program has calculated: whoever made the file sees a value, so the cell is not empty.
  if (value === '') return formula === '' ? '' : `=${formula}`;
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return unescapeText(value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.slice(0, 10);
    case 'e':
      return value;
    default:
      return (dateStyles.has(style) ? dayOfSerial(Number(value), from1904) : null) ?? numberText(value);
  }
}

/** `1.012345678E9` as people see it; 15 digits are all that a spreadsheet keeps. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
}

function addMerge(merges: Merge[], ref: string): void {
  const [from, to] = ref.split(':').map(cellRef);
  if (merges.length >= MOST_MERGES || from == null || to == null) return;
  merges.push({ top: from.row, left: from.column, bottom: to.row, right: to.column });
}

/** Column from 0 and row from 1 of `AB12`; null for anything else. */
function cellRef(text: string): { column: number; row: number } | null {
  const [, letters = '', row = ''] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/u.exec(text) ?? [];
  if (letters === '') return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(row) };
}

/**
 * The day of a serial number as `YYYY-MM-DD`, without its time; null for a number that is no day.
 *
 * @param from1904 days count from 1904 in workbooks of old Macs
 */
function dayOfSerial(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial);
  if (!(days >= 1 && days <= LAST_SERIAL)) return null;
  // Excel has a 29 February 1900 that never was.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(start + days * DAY).toISOString().slice(0, 10);
}
