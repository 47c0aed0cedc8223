import { plainHeading } from './plainHeading.ts';
import type { Sheet, SheetRow } from './Sheet.ts';
import { spreadMerges } from './spreadMerges.ts';

/**
 * Which column a plain heading means: null for one that is known to mean none of them, whatever its brackets hold,
 * undefined for one that is not known.
 */
export type NameColumn<Column extends string> = (heading: string) => Column | null | undefined;

export interface FoundTable<Column extends string> {
  sheet: string;
  /** Last row of the heading. */
  headingRowNo: number;
  /** Text of the rows above the heading. */
  title: string;
  /** Where each column stands; more than one place for a heading that is there twice. */
  places: ReadonlyMap<Column, readonly number[]>;
  /** Headings that mean none of the columns, as they are written. */
  notUnderstood: readonly string[];
  rows: readonly SheetRow[];
}

/** Rows looked at for a heading: titles, dates and notes above a list are never longer. */
const LOOKED_AT = 40;

interface Candidate<Column extends string> {
  places: Map<Column, number[]>;
  notUnderstood: string[];
  first: number;
  last: number;
  /** Whether the upper of two rows describes a column better than the lower alone. */
  joined: boolean;
}

/**
 * The table of a sheet: its heading is the row, or the two rows, among the first that names most columns.
 *
 * @param key without one of these a row is no heading
 * @returns null when there is no such row
 */
export function findTable<Column extends string>(
  given: Sheet,
  nameColumn: NameColumn<Column>,
  key: readonly Column[],
): FoundTable<Column> | null {
  const sheet = spreadMerges(given);
  let best: Candidate<Column> | null = null;
  for (let at = 0; at < Math.min(sheet.rows.length, LOOKED_AT); at += 1) {
    for (const candidate of [oneRow(sheet.rows, at, nameColumn), twoRows(sheet.rows, at, nameColumn)]) {
      if (candidate === null || !key.some((column) => candidate.places.has(column))) continue;
      if (best === null || isBetter(candidate, best)) best = candidate;
    }
  }
  if (best === null) return null;
  return tableOf(sheet, best, nameColumn);
}

function tableOf<Column extends string>(
  sheet: Sheet,
  { places, notUnderstood, first, last }: Candidate<Column>,
  nameColumn: NameColumn<Column>,
): FoundTable<Column> {
  const title = sheet.rows.slice(0, first).flatMap(({ cells }) => [...new Set(cells.values())]);
  return {
    sheet: sheet.name,
    headingRowNo: sheet.rows[last]?.rowNo ?? 1,
    title: title.join(' '),
    places,
    notUnderstood,
    rows: sheet.rows.slice(last + 1).filter((row) => !isHeading(row, places, nameColumn)),
  };
}

/**
 * The table below a row that somebody calls the heading, whatever it names.
 *
 * @returns null where the sheet has no such row
 */
export function tableAt<Column extends string>(
  given: Sheet,
  headingRowNo: number,
  nameColumn: NameColumn<Column>,
): FoundTable<Column> | null {
  const sheet = spreadMerges(given);
  const at = sheet.rows.findIndex(({ rowNo }) => rowNo === headingRowNo);
  return at === -1 ? null : tableOf(sheet, oneRow(sheet.rows, at, nameColumn), nameColumn);
}

/** More columns; or as many by one row, where the row above it was only a title. */
function isBetter<Column extends string>(candidate: Candidate<Column>, best: Candidate<Column>): boolean {
  if (candidate.places.size !== best.places.size) return candidate.places.size > best.places.size;
  return best.first < best.last && !best.joined && candidate.first === best.last && candidate.last === best.last;
}

function oneRow<Column extends string>(
  rows: readonly SheetRow[],
  at: number,
  nameColumn: NameColumn<Column>,
): Candidate<Column> {
  const texts = [...(rows[at]?.cells ?? [])].map(([place, text]): [number, string[]] => [place, [text]]);
  return { ...placed(texts, nameColumn), first: at, last: at, joined: false };
}

/** A heading of two rows: `보호자` over `연락처` and `동의`. What stands under a known heading has to be one itself. */
function twoRows<Column extends string>(
  rows: readonly SheetRow[],
  at: number,
  nameColumn: NameColumn<Column>,
): Candidate<Column> | null {
  const upper = rows[at]?.cells;
  const lower = rows[at + 1]?.cells;
  if (upper === undefined || lower === undefined) return null;
  const texts: (readonly [number, string[]])[] = [];
  for (const place of [...new Set([...upper.keys(), ...lower.keys()])].sort((a, b) => a - b)) {
    const above = upper.get(place) ?? '';
    const below = lower.get(place) ?? '';
    const forms = above === below || below === '' ? [above] : above === '' ? [below] : [`${above} ${below}`, below];
    const isData = below !== '' && above !== below && nameOf([above], nameColumn) !== null;
    if (isData && nameOf(forms, nameColumn) === null) return null;
    texts.push([place, forms]);
  }
  const joined = texts.some(([, forms]) => forms.length > 1 && nameOf(forms.slice(0, 1), nameColumn) !== null);
  return { ...placed(texts, nameColumn), first: at, last: at + 1, joined };
}

function placed<Column extends string>(
  texts: readonly (readonly [number, string[]])[],
  nameColumn: NameColumn<Column>,
): { places: Map<Column, number[]>; notUnderstood: string[] } {
  const places = new Map<Column, number[]>();
  const notUnderstood: string[] = [];
  for (const [place, forms] of texts) {
    const column = nameOf(forms, nameColumn);
    if (column === null) notUnderstood.push((forms[0] ?? '').replaceAll(/\s+/gu, ' ').trim());
    else places.set(column, [...(places.get(column) ?? []), place]);
  }
  return { places, notUnderstood: [...new Set(notUnderstood)].filter((text) => text !== '') };
}

function nameOf<Column extends string>(forms: readonly string[], nameColumn: NameColumn<Column>): Column | null {
  for (const form of forms.flatMap(plainHeading)) {
    const column = nameColumn(form);
    if (column !== undefined) return column;
  }
  return null;
}

/** Lists for paper repeat their heading on every page. */
function isHeading<Column extends string>(
  { cells }: SheetRow,
  places: ReadonlyMap<Column, readonly number[]>,
  nameColumn: NameColumn<Column>,
): boolean {
  let same = 0;
  for (const [column, [place = -1]] of places) {
    const text = cells.get(place);
    if (text !== undefined && nameOf([text], nameColumn) === column) same += 1;
  }
  return same >= 2 && same * 2 > places.size;
}
