import type { QuestionFile } from '#domain/interchange/ForeignQuestion.ts';
import { type ReadItem, refusedItem, toQuestionFile } from '#domain/interchange/ReadItem.ts';
import { readGift } from '#domain/interchange/readGift.ts';
import { readQuestionTable } from '#domain/interchange/readQuestionTable.ts';
import { decodeText, UNKNOWN_ENCODING } from '../decodeText.ts';
import { decodeXml } from '../decodeXml.ts';
import { entryName } from '../entryName.ts';
import { identifyFile } from '../identifyFile.ts';
import { readSheets } from '../readSheets.ts';
import { readZip } from '../readZip.ts';
import { sheetRefusals } from '../sheetRefusals.ts';
import { readQuestionXml } from './readQuestionXml.ts';

/** What macOS and Windows put beside every file. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/u;

/** Blackboard names its XML files `res00001.dat`. */
const MARKUP = /\.(?:xml|dat|qti)$/iu;

const inOrder = new Intl.Collator('ko', { numeric: true });

export const questionFormats = ['gift', 'moodle', 'qti', 'table'] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** The questions of a file; or in Korean why the file as a whole holds none. */
export type ReadQuestions = { ok: true; file: QuestionFile } | { ok: false; reason: string };

const MB = 1024 * 1024;
/** Question banks of Moodle have pictures inside; what is text alone is far smaller. */
const MARKUP_LIMIT = 10 * MB;
const TEXT_LIMIT = 2 * MB;
/** Characters in which the heading of a table stands. */
const HEAD = 20_000;
const QUESTION_LIMIT = 1000;
/** Far more than anybody writes into one question: what has more is not read at all. */
const BRACES_A_QUESTION = 10;

/** Files of a package, unpacked or in a folder. */
export const PACKAGE_LIMIT = { files: 2000, bytes: 50 * MB };

/**
 * Reads a file of questions, whatever program wrote it: GIFT, Moodle XML, QTI 1.2 to 3 (one file or a package), or a
 * table (.xlsx, .csv). What it is shows in what it holds and not in its name. Nothing outside of the bytes is looked at,
 * so that the command line and a page can use it alike.
 *
 * @param name of the file, for the report
 * @param format left out: found by the content
 */
export function readQuestionFile(name: string, bytes: Uint8Array, format?: QuestionFormat): ReadQuestions {
  if (bytes.length > PACKAGE_LIMIT.bytes) return refused(`${PACKAGE_LIMIT.bytes / MB}MB보다 커요`);
  const kind = identifyFile(bytes);
  if (kind === 'zip') {
    const files = readZip(bytes, PACKAGE_LIMIT);
    return typeof files === 'string' ? refused(files) : readQuestionPackage(files);
  }
  if (kind === 'xlsx') return fromSheets(bytes);
  // A text with HTML in it may be GIFT.
  if (kind !== 'text' && kind !== 'html') return refused(sheetRefusals[kind]);
  if (bytes.length > MARKUP_LIMIT) return refused(`${MARKUP_LIMIT / MB}MB보다 커요`);
  const found = format ?? formatOf(bytes);
  const isMarkup = found === 'qti' || found === 'moodle';
  if (!isMarkup && bytes.length > TEXT_LIMIT) return refused(`${TEXT_LIMIT / MB}MB보다 커요`);
  return fromText(name, bytes, found);
}

/** The same for the files of a folder, by their paths in it. */
export function readQuestionPackage(files: ReadonlyMap<string, Uint8Array>): ReadQuestions {
  const items = readPackage(files);
  return items === null ? refused('문항이 든 XML 파일이 없어요') : limited(toQuestionFile(items));
}

const ROOTS = new Set(['quiz', 'questestinterop', 'assessmentItem', 'qti-assessment-item', 'manifest']);

/** Whether a text begins as the XML of questions does: a declaration, a comment or a root, with its prefix or without. */
function isQuestionMarkup(text: string): boolean {
  if (text.startsWith('<?xml') || text.startsWith('<!--')) return true;
  const root = /^<([\w:-]+)/u.exec(text)?.[1];
  return root !== undefined && ROOTS.has(root.slice(root.indexOf(':') + 1));
}

function formatOf(bytes: Uint8Array): QuestionFormat {
  // UTF-16 has a zero beside each ASCII letter.
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1').replaceAll('\0', '');
  const text = start.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/u, '').trimStart();
  if (isQuestionMarkup(text)) return 'qti';
  const decoded = decodeText(bytes);
  if ('refused' in decoded) return 'gift';
  const head = readSheets(Buffer.from(decoded.text.slice(0, HEAD)));
  // The cut may lie between quotation marks.
  const read = 'sheets' in head ? head : readSheets(bytes);
  return 'sheets' in read && read.sheets.some((sheet) => readQuestionTable(sheet) !== null) ? 'table' : 'gift';
}

function fromText(name: string, bytes: Uint8Array, format: QuestionFormat): ReadQuestions {
  if (format === 'table') return fromSheets(bytes);
  if (format === 'gift') {
    const read = decodeText(bytes);
    if ('refused' in read) return refused(UNKNOWN_ENCODING);
    const braces = read.text.split('{').length - 1;
    if (braces > QUESTION_LIMIT * BRACES_A_QUESTION) return refused(TOO_MANY);
    return braces > 0 ? limited(readGift(read.text)) : refused(NO_QUESTION);
  }
  const read = decodeXml(bytes);
  if (!('text' in read)) return refused(UNKNOWN_ENCODING);
  return limited(toQuestionFile(readQuestionXml(read.text, name) ?? []));
}

function fromSheets(bytes: Uint8Array): ReadQuestions {
  const read = readSheets(bytes);
  if ('refused' in read) return refused(sheetRefusals[read.refused]);
  const items: ReadItem[] = [];
  const notes: string[] = [];
  let found = false;
  for (const sheet of read.sheets) {
    const table = readQuestionTable(sheet, read.sheets.length === 1 ? '' : sheet.name);
    if (table === null) {
      if (sheet.rows.length > 0) notes.push(`문제 표가 아닌 시트: ${sheet.name}`);
      continue;
    }
    found = true;
    items.push(...table.items);
    if (table.unread.length > 0) notes.push(`읽지 않은 칸: ${[...new Set(table.unread)].join(', ')}`);
  }
  return found ? limited(toQuestionFile(items, notes)) : refused('‘문제’와 ‘정답’ 칸이 있는 줄이 없어요');
}

function limited(file: QuestionFile): ReadQuestions {
  const count = file.questions.length + file.refused.length;
  if (count === 0) return refused(NO_QUESTION);
  return count > QUESTION_LIMIT ? refused(TOO_MANY) : { ok: true, file };
}

const TOO_MANY = `문제가 ${QUESTION_LIMIT}개보다 많아요`;
const NO_QUESTION = '문제를 찾지 못했어요. GIFT, Moodle XML, QTI, 또는 문제·보기·정답 칸이 있는 표를 읽어요';

const refused = (reason: string): ReadQuestions => ({ ok: false, reason });

/**
 * The questions of a package (QTI of any version, Moodle), from its files by path.
 *
 * @returns null when none of them can hold a question
 */
function readPackage(files: ReadonlyMap<string, Uint8Array>): ReadItem[] | null {
  const items = [...files]
    .map(([name, bytes]) => [entryName(name), bytes] as const)
    .filter(([name, bytes]) => MARKUP.test(name) && !LITTER.test(name) && !isOtherData(name, bytes))
    .sort(([a], [b]) => inOrder.compare(a, b));
  if (items.length === 0) return null;
  return items.flatMap(([name, bytes]) => {
    const read = decodeXml(bytes);
    if (!('text' in read)) return [refusedItem(name, UNKNOWN_ENCODING)];
    return readQuestionXml(read.text, name) ?? [];
  });
}

/** Other programs name other data `.dat`; Blackboard keeps more than questions in its own. */
function isOtherData(name: string, bytes: Uint8Array): boolean {
  if (!/\.dat$/iu.test(name)) return false;
  const start = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  return !/<(?:\w+:)?questestinterop\b/u.test(start);
}
