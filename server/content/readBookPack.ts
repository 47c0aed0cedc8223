import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type BookCatalogueEntry, type BookPack, bookCatalogueEntry, bookPack } from '#contract/bookPack.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { type PackFile, type PackProblem, packFiles } from '#domain/book-pack/PackProblem.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { describeParseError } from '../errors/describeParseError.ts';
import { checkSvg } from './checkSvg.ts';
import { formatField } from './formatField.ts';
import { readPagePictures } from './readPagePictures.ts';

/** A pack of any of the three depths: with missions and text, with missions, or a catalogue entry. */
export type AnyBookPack = BookPack | BookCatalogueEntry;

export function hasMissions(pack: AnyBookPack): pack is BookPack {
  return 'quiz' in pack;
}

/**
 * A pack that may be used as a whole, with the names of its pictures, or the reasons why it may not.
 * `draft` is there for further reports to its author when only a picture or the folder is at fault.
 */
export type ReadBookPack =
  | { ok: true; pack: AnyBookPack; pictures: string[]; problems: PackProblem[] }
  | { ok: false; draft?: AnyBookPack; problems: PackProblem[] };

const COVER = { file: 'cover.svg', viewBox: '0 0 300 420' } as const;
const OPTION_VIEW_BOX = '0 0 96 96';

/**
 * Reads the folder of one book: its JSON files against the contract, the cover and the option pictures as
 * closed SVG. Which files there are decides the depth: `book.json` alone is a catalogue entry, one file more
 * makes it a pack with missions, of which only `pages.json` may be missing. Any book may have a `guest.json`,
 * one with text its `pictures.json`. The whole
 * pack comes back or none.
 *
 * @param folder its name must be the book's number
 * @throws only when the disk itself fails; a missing or broken file is a problem, not an exception
 */
export async function readBookPack(folder: string): Promise<ReadBookPack> {
  const wanted = await wantedFiles(folder);
  const read = await Promise.all(wanted.map((name) => readJson(folder, `${name}.json`)));
  const problems = read.flatMap((file) => (file.ok ? [] : [file.problem]));
  const parts = Object.fromEntries(
    wanted.flatMap((name, index) => (read[index]?.ok ? [[name, read[index].value] as const] : [])),
  );
  const shape = isEntry(wanted) ? bookCatalogueEntry : bookPack;
  const parsed = shape.safeParse(parts, { error: koreanIssue });
  if (!parsed.success) {
    const unread = new Set(problems.map((problem) => problem.file));
    for (const issue of parsed.error.issues) {
      const file = `${String(issue.path[0])}.json`;
      if (!unread.has(file))
        problems.push({ file, field: formatField(issue.path.slice(1)), level: 'error', reason: issue.message });
    }
    return { ok: false, problems };
  }
  const pack = parsed.data;
  const name = basename(resolve(folder));
  if (name !== String(pack.book.bookNo)) {
    problems.push({
      file: 'book.json',
      field: 'bookNo',
      level: 'error',
      reason: `폴더 이름 ${withJosa(`"${name}"`, '와/과')} 책 번호 ${withJosa(String(pack.book.bookNo), '이/가')} 달라요`,
    });
  }
  const pictures = await checkPictures(folder, pack);
  problems.push(...pictures.problems);
  if (problems.some((problem) => problem.level === 'error')) return { ok: false, draft: pack, problems };
  return { ok: true, pack, pictures: pictures.names, problems };
}

async function wantedFiles(folder: string): Promise<readonly PackFile[]> {
  const there = new Set(existsSync(folder) ? await readdir(folder) : []);
  const present = packFiles.filter((name) => there.has(`${name}.json`));
  if (isEntry(present)) return present;
  return packFiles.filter(
    (name) => (name !== 'pages' && name !== 'guest' && name !== 'pictures') || present.includes(name),
  );
}

/** True where nothing but the entry in the catalogue is there, and perhaps its guest. */
const isEntry = (files: readonly PackFile[]) =>
  files.includes('book') && files.every((name) => name === 'book' || name === 'guest');

type JsonFile = { ok: true; value: unknown } | { ok: false; problem: PackProblem };

async function readJson(folder: string, file: string): Promise<JsonFile> {
  const read = await readPackFile(join(folder, file), file);
  if (!read.ok) return read;
  try {
    return { ok: true, value: JSON.parse(read.text) };
  } catch (error) {
    const reason = describeParseError(error, 'JSON', read.text);
    return { ok: false, problem: { file, field: '', level: 'error', reason } };
  }
}

async function checkPictures(folder: string, pack: AnyBookPack): Promise<{ names: string[]; problems: PackProblem[] }> {
  const wanted = new Map<string, string>([[COVER.file, COVER.viewBox]]);
  for (const item of hasMissions(pack) ? pack.quiz.items : []) {
    if (item.form !== undefined) continue;
    for (const { image } of item.options) if (image?.endsWith('.svg')) wanted.set(image, OPTION_VIEW_BOX);
  }
  const problems: PackProblem[] = [];
  for (const [file, viewBox] of wanted) {
    const read = await readPackFile(join(folder, file), file);
    if (!read.ok) problems.push(read.problem);
    else
      problems.push(
        ...checkSvg(read.text, viewBox).map((reason) => ({ file, field: '', level: 'error' as const, reason })),
      );
  }
  const drawn = hasMissions(pack) && pack.pictures ? await readPagePictures(folder, pack.pictures) : null;
  problems.push(...(drawn?.problems ?? []));
  const known = new Set([...packFiles.map((name) => `${name}.json`), ...wanted.keys(), ...(drawn?.names ?? [])]);
  for (const file of await readdir(folder)) {
    if (!known.has(file))
      problems.push({ file, field: '', level: 'warning', reason: '어디에서도 쓰지 않는 파일이에요' });
  }
  return { names: [...wanted.keys(), ...(drawn?.names ?? [])], problems };
}

/** The text of a file, or what is wrong with it. */
type PackFileText = { ok: true; text: string } | { ok: false; problem: PackProblem };

/** Reads one file of a pack as strict UTF-8. `file` is its name inside the pack, for the report. */
async function readPackFile(path: string, file: string): Promise<PackFileText> {
  const fail = (reason: string): PackFileText => ({ ok: false, problem: { file, field: '', level: 'error', reason } });
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (isMissing(error)) return fail('파일이 없어요');
    throw error;
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return fail('UTF-8이 아니에요');
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR')
  );
}
