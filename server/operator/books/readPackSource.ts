import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { entryName } from '../../interchange/entryName.ts';
import { readZip } from '../../interchange/readZip.ts';
import { OperatorError } from '../OperatorError.ts';

/** Files of one pack by name, as they came. */
export interface FoundPack {
  /** Where it stood, for the report. */
  label: string;
  /** Name of its folder; null when it stood at the top of a zip. */
  name: string | null;
  files: ReadonlyMap<string, Uint8Array>;
}

const MB = 1024 * 1024;
const ZIP_LIMIT = 50 * MB;
const LIMITS = { files: 10_000, bytes: 100 * MB };
const FILES_A_PACK = 200;

/**
 * The packs of a folder (one pack, or a folder of packs) or of a zip. Nothing is judged yet, but its size.
 *
 * @throws OperatorError naming what is wrong with the whole
 */
export async function readPackSource(path: string): Promise<FoundPack[]> {
  const refuse = (reason: string) => new OperatorError(`책 묶음을 읽을 수 없어요: ${path} (${reason})`);
  const facts = await lstat(path).catch(() => null);
  if (facts === null) throw refuse('파일이나 폴더가 없어요');
  const packs = facts.isDirectory() ? await fromFolder(path) : await fromZip(path, facts.size, refuse);
  if (packs.length === 0) throw refuse('book.json이 하나도 없어요');
  const large = packs.find(({ files }) => files.size > FILES_A_PACK);
  if (large !== undefined) throw refuse(`${large.label}에 파일이 ${FILES_A_PACK}개보다 많아요`);
  return packs;
}

async function fromFolder(path: string): Promise<FoundPack[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const isPack = entries.some((entry) => entry.name === 'book.json');
  const folders = isPack
    ? [path]
    : entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => join(path, entry.name))
        .sort();
  return Promise.all(
    folders.map(async (folder) => {
      const inside = await readdir(folder, { withFileTypes: true });
      // Links may lead anywhere: only plain files come along.
      const names = inside.filter((entry) => entry.isFile()).map((entry) => entry.name);
      const read = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const));
      return { label: basename(folder), name: basename(folder), files: new Map(read) };
    }),
  );
}

async function fromZip(path: string, size: number, refuse: (reason: string) => OperatorError): Promise<FoundPack[]> {
  if (extname(path).toLowerCase() !== '.zip') throw refuse('폴더나 .zip 파일이어야 해요');
  if (size > ZIP_LIMIT) throw refuse(`${ZIP_LIMIT / MB}MB보다 커요`);
  const unpacked = readZip(await readFile(path), LIMITS);
  if (typeof unpacked === 'string') throw refuse(unpacked);
  const packs = new Map<string, Map<string, Uint8Array>>();
  for (const [packed, bytes] of unpacked) {
    const file = entryName(packed);
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    // What macOS adds beside every file.
    if (folder.startsWith('__MACOSX')) continue;
    const files = packs.get(folder) ?? new Map<string, Uint8Array>();
    packs.set(folder, files.set(file.slice(folder === '' ? 0 : folder.length + 1), bytes));
  }
  return [...packs]
    .filter(([, files]) => files.has('book.json'))
    .map(([folder, files]) => ({
      label: folder === '' ? basename(path) : folder,
      name: folder === '' ? null : folder.slice(folder.lastIndexOf('/') + 1),
      files,
    }));
}
