import { strToU8, zipSync } from 'fflate';

/** A cell as it is written into a sheet: a text, a number, or the XML of it. */
export type MadeCell = string | number | { xml: string };

export interface MadeSheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  rows?: readonly (readonly MadeCell[])[];
  /** Cells by their place, beside the rows: `XFD1048576`. */
  cells?: Readonly<Record<string, MadeCell>>;
  merges?: readonly string[];
}

export interface MadeWorkbook {
  sheets: readonly MadeSheet[];
  /** XML of further styles: index 1 is a date. */
  prefix?: string;
  date1904?: boolean;
  /** Other files of the zip, or other texts of these. */
  files?: Readonly<Record<string, string>>;
}

/** Style of a cell that shows a day: `{ xml: dayCell(42431) }`. */
export const dayCell = (serial: number) => ({ xml: `s="1"><v>${serial}</v>` });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The bytes of an XLSX file written by hand, so that a reader is held against the format and not against a library. */
export function makeWorkbook({ sheets, prefix = '', date1904 = false, files = {} }: MadeWorkbook): Uint8Array {
  const tag = prefix === '' ? '' : `${prefix}:`;
  const space = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  const main = `${space}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<?xml version="1.0"?><${tag}workbook ${main} xmlns:r="${relations}"><${tag}workbookPr${
      date1904 ? ' date1904="1"' : ''
    }/><${tag}sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<${tag}sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</${tag}sheets></${tag}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `<${tag}styleSheet ${main}><${tag}cellXfs><${tag}xf numFmtId="0"/><${tag}xf numFmtId="14"/></${tag}cellXfs></${tag}styleSheet>`,
  };
  for (const [index, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, tag, main);
  }
  const all = Object.entries({ ...parts, ...files });
  return zipSync(Object.fromEntries(all.map(([name, text]) => [name, strToU8(text)])));
}

function sheetXml({ rows = [], cells = {}, merges = [] }: MadeSheet, tag: string, main: string): string {
  const lines = rows.map(
    (row, index) =>
      `<${tag}row r="${index + 1}">${row.map((value, column) => cellXml(`${letters(column)}${index + 1}`, value, tag)).join('')}</${tag}row>`,
  );
  for (const [place, value] of Object.entries(cells)) {
    lines.push(`<${tag}row r="${/\d+/u.exec(place)?.[0]}">${cellXml(place, value, tag)}</${tag}row>`);
  }
  const merged = merges.map((ref) => `<${tag}mergeCell ref="${ref}"/>`).join('');
  return `<${tag}worksheet ${main}><${tag}sheetData>${lines.join('')}</${tag}sheetData>${
    merged === '' ? '' : `<${tag}mergeCells>${merged}</${tag}mergeCells>`
  }</${tag}worksheet>`;
}

function cellXml(place: string, value: MadeCell, tag: string): string {
  if (typeof value === 'number') return `<${tag}c r="${place}"><${tag}v>${value}</${tag}v></${tag}c>`;
  if (typeof value === 'object') return `<${tag}c r="${place}" ${value.xml}</${tag}c>`;
  return value === ''
    ? ''
    : `<${tag}c r="${place}" t="inlineStr"><${tag}is><${tag}t>${escaped(value)}</${tag}t></${tag}is></${tag}c>`;
}

function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
