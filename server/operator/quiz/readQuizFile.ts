import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ForeignQuestion } from '../../../domain/interchange/ForeignQuestion.ts';
import { readGift } from '../../../domain/interchange/readGift.ts';
import { decodeText, UNKNOWN_ENCODING } from '../../interchange/decodeText.ts';
import { decodeXml } from '../../interchange/decodeXml.ts';
import { OperatorError } from '../OperatorError.ts';
import { readZip } from '../readZip.ts';
import { readQtiItem } from './readQtiItem.ts';

export const quizFormats = ['gift', 'qti'] as const;
export type QuizFormat = (typeof quizFormats)[number];

const MB = 1024 * 1024;
const GIFT_LIMIT = 2 * MB;
const QUESTION_LIMIT = 1000;
const PACKAGE_LIMIT = { files: 200, bytes: 50 * MB };

/**
 * The questions of a GIFT file; or of QTI as one item, a zip or a folder of items.
 *
 * @throws OperatorError when the file as a whole cannot be read
 */
export async function readQuizFile(path: string, format: QuizFormat): Promise<ForeignQuestion[]> {
  const refuse = (reason: string) => new OperatorError(`문제 파일을 읽을 수 없어요: ${path} (${reason})`);
  const facts = await stat(path).catch(() => null);
  if (facts === null) throw refuse('파일이 없어요');
  if (format === 'gift') {
    if (!facts.isFile()) throw refuse('GIFT는 파일 하나여야 해요');
    if (facts.size > GIFT_LIMIT) throw refuse(`${GIFT_LIMIT / MB}MB보다 커요`);
    const read = decodeText(await readFile(path));
    if ('refused' in read) throw refuse(UNKNOWN_ENCODING);
    const questions = readGift(read.text);
    if (questions.length > QUESTION_LIMIT) throw refuse(`문제가 ${QUESTION_LIMIT}개보다 많아요`);
    return questions;
  }
  if (facts.isFile() && facts.size > PACKAGE_LIMIT.bytes) throw refuse(`${PACKAGE_LIMIT.bytes / MB}MB보다 커요`);
  const files = facts.isDirectory() ? await filesBelow(path) : await filesOf(path);
  if (typeof files === 'string') throw refuse(files);
  const items = [...files].filter(([name]) => name.toLowerCase().endsWith('.xml'));
  if (items.length === 0) throw refuse('XML 파일이 없어요');
  return items
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => readItem(name, bytes))
    .filter((question) => question !== null);
}

function readItem(name: string, bytes: Uint8Array): ForeignQuestion | null {
  const read = decodeXml(bytes);
  if ('text' in read) return readQtiItem(read.text, name);
  const answer = { kind: 'REFUSED' as const, reasons: [UNKNOWN_ENCODING] };
  return { place: name, id: null, text: '', explanation: '', tags: [], notes: [], answer };
}

async function filesOf(path: string): Promise<Map<string, Uint8Array> | string> {
  const bytes = await readFile(path);
  // `PK` opens every zip, whatever its name ends with.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip ? readZip(bytes, PACKAGE_LIMIT) : new Map([[`${basename(path, '.xml')}.xml`, bytes]]);
}

async function filesBelow(path: string): Promise<Map<string, Uint8Array> | string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.xml'));
  if (files.length > PACKAGE_LIMIT.files) return `파일이 ${files.length}개예요. ${PACKAGE_LIMIT.files}개까지만 받아요`;
  const read = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [file.slice(path.length).replace(/^[\\/]/u, ''), await readFile(file)] as const;
  });
  return new Map(await Promise.all(read));
}
