import { posix } from 'node:path';
import type { Sheet } from '#domain/table/Sheet.ts';
import { CELL_LIMIT } from '../cellLimit.ts';
import { listZipEntries, type ZipEntry } from '../listZipEntries.ts';
import { partName } from '../partName.ts';
import type { ReadSheets } from '../readSheets.ts';
import { unpackInPieces } from '../unpackInPieces.ts';
import { ZipError } from '../ZipError.ts';
import type { PartReader } from './PartReader.ts';
import { scanXml, XmlError, type XmlHandlers } from './scanXml.ts';
import { sheetReader } from './sheetReader.ts';
import { styleReader } from './styleReader.ts';
import { unescapeText } from './unescapeText.ts';

/** Bytes unpacked, all parts together: a spreadsheet is a zip, and a small file may hold a flood. */
const UNPACKED_LIMIT = 100 * 1024 * 1024;
const LIMITS = { bytes: UNPACKED_LIMIT, cells: CELL_LIMIT };

class TooManyCells extends Error {}

/** The sheets of an XLSX or XLSM file. Parts are unpacked and walked piece by piece, never held whole. */
export function readWorkbook(bytes: Uint8Array, limits = LIMITS): ReadSheets {
  try {
    return { sheets: readParts(new Map(listZipEntries(bytes).map((entry) => [partName(entry), entry])), limits) };
  } catch (error) {
    if (error instanceof TooManyCells) return { refused: 'too-many-cells' };
    if (error instanceof ZipError) return { refused: error.code === 'too-large' ? 'too-large' : 'broken-zip' };
    if (error instanceof XmlError) return { refused: 'broken-sheet' };
    throw error;
  }
}

function readParts(parts: ReadonlyMap<string, ZipEntry>, limits: typeof LIMITS): Sheet[] {
  let left = limits.bytes;
  const allow = (size: number) => {
    left -= size;
    return left >= 0;
  };
  /** The content of a part; what the reader has from the start where there is no such part. */
  const read = <Result>(path: string, { handlers, result }: PartReader<Result>): Result => {
    const entry = parts.get(path.toLowerCase());
    if (entry === undefined) return result;
    const scan = scanXml(handlers);
    unpackInPieces(entry, allow, scan);
    scan(null);
    return result;
  };
  const { from1904, sheets } = read('xl/workbook.xml', workbookReader());
  const relations = read('xl/_rels/workbook.xml.rels', relationReader());
  const dateStyles = read('xl/styles.xml', styleReader());
  const strings = read('xl/sharedStrings.xml', stringReader());
  let count = 0;
  const countCell = () => {
    count += 1;
    if (count > limits.cells) throw new TooManyCells();
  };
  return sheets.flatMap(({ name, hidden, relation }) => {
    const written = (relations.get(relation) ?? '').replaceAll('\\', '/');
    const target = written.startsWith('/') ? written.slice(1) : posix.join('xl', written);
    // Charts and dialogs are sheets as well.
    if (!/worksheets?\//iu.test(target)) return [];
    return [{ name, hidden, ...read(target, sheetReader({ strings, dateStyles, from1904, countCell })) }];
  });
}

/** Paths of parts by their relation, as they are written. */
function relationReader(): PartReader<Map<string, string>> {
  const result = new Map<string, string>();
  const open: XmlHandlers['open'] = (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') result.set(Id, Target);
  };
  return { handlers: { open }, result };
}

interface SheetEntry {
  name: string;
  hidden: boolean;
  relation: string;
}

/** Names, order and visibility of the sheets. */
function workbookReader(): PartReader<{ from1904: boolean; sheets: SheetEntry[] }> {
  const result = { from1904: false, sheets: [] as SheetEntry[] };
  const open: XmlHandlers['open'] = (name, attributes) => {
    if (name === 'workbookPr') result.from1904 = /^(?:1|true)$/u.test(attributes.date1904 ?? '');
    if (name !== 'sheet') return;
    const hidden = attributes.state !== undefined && attributes.state !== 'visible';
    result.sheets.push({ name: attributes.name ?? '', hidden, relation: attributes.id ?? '' });
  };
  return { handlers: { open }, result };
}

/** Texts that cells share, without the readings that stand above them. */
function stringReader(): PartReader<string[]> {
  const result: string[] = [];
  let text = '';
  let inText = false;
  let inReading = false;
  return {
    handlers: {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') inReading = true;
        inText = name === 't' && !inReading;
      },
      text: (part) => {
        if (inText) text += part;
      },
      close: (name) => {
        if (name === 't') inText = false;
        if (name === 'rPh') inReading = false;
        if (name === 'si') result.push(unescapeText(text));
      },
    },
    result,
  };
}
