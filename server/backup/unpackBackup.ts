import { createReadStream, existsSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { describeCause } from '../errors/describeCause.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { AGE_HEADER, decryptStream } from './encryptStream.ts';
import { laterBackups, listBackups } from './listBackups.ts';
import { type Manifest, manifestSchema } from './Manifest.ts';
import { DATABASE_ENTRY, hashOf, MANIFEST_ENTRY } from './makeBackup.ts';
import { openSealedStream, SEALED_HEADER, unpackSealedFiles } from './openSealedStream.ts';
import { unpackFiles } from './packFiles.ts';

export interface FoundBackup {
  folder: string;
  name: string;
  path: string;
  /** Backups of the folder that were left out, since they are later than now by their names. */
  later: string[];
}

/**
 * The backup that is meant: a file, or the newest of a folder.
 *
 * @param now milliseconds UTC
 * @throws OperatorError when there is none
 */
export async function findBackup(from: string, now: number): Promise<FoundBackup> {
  const found = await stat(from).catch(() => null);
  if (found === null) throw new OperatorError(`백업이 없어요: ${from}`);
  if (found.isFile()) {
    const cut = Math.max(from.lastIndexOf('/'), from.lastIndexOf('\\'));
    return { folder: cut === -1 ? '.' : from.slice(0, cut), name: from.slice(cut + 1), path: from, later: [] };
  }
  const names = await listBackups(from);
  const later = laterBackups(names, now);
  const name = names.filter((one) => !later.includes(one)).at(-1);
  if (name === undefined && later.length > 0) {
    throw new OperatorError(
      '모든 백업의 때가 지금보다 늦어요. 시계를 확인하거나, 쓸 백업 파일을 --from에 적어 주세요.',
    );
  }
  if (name === undefined) throw new OperatorError(`폴더에 백업이 없어요: ${from}`);
  return { folder: from, name, path: join(from, name), later };
}

/**
 * Proves and opens a backup into an empty folder.
 *
 * @throws OperatorError when it is damaged or not complete, or the key is another
 */
export async function unpackBackup(path: string, key: string, folder: string): Promise<Manifest> {
  await compareHash(path);
  const sealed = await isSealed(path);
  const decrypt = sealed ? openSealedStream(key) : decryptStream(key);
  const unpack = sealed ? unpackSealedFiles : unpackFiles;
  let names: string[] = [];
  await pipeline(createReadStream(path), decrypt, createGunzip(), async (source) => {
    names = await unpack(source as AsyncIterable<Buffer>, folder);
  }).catch((error: unknown) => {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`백업 파일을 풀지 못했어요 (${describeCause(error)}).`);
  });
  if (!names.includes(MANIFEST_ENTRY) || !names.includes(DATABASE_ENTRY)) {
    throw new OperatorError('백업 파일에 데이터베이스가 없어요.');
  }
  return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST_ENTRY), 'utf8')));
}

/** The hash beside the file shows what happened to it on its way, also to whoever has no key. */
async function compareHash(path: string): Promise<void> {
  const beside = `${path}.json`;
  if (!existsSync(beside)) return;
  const { sha256 } = JSON.parse(await readFile(beside, 'utf8')) as { sha256?: string };
  if (sha256 !== undefined && sha256 !== (await hashOf(path))) {
    throw new OperatorError('백업 파일이 만들어진 뒤에 바뀌었어요 (sha256이 달라요).');
  }
}

/** Whether a backup has the format that was written before age. @throws OperatorError when it has neither */
async function isSealed(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer, bytesRead } = await file
    .read({ buffer: Buffer.alloc(AGE_HEADER.length) })
    .finally(() => file.close());
  const start = buffer.subarray(0, bytesRead);
  if (start.equals(AGE_HEADER)) return false;
  if (start.subarray(0, SEALED_HEADER.length).equals(SEALED_HEADER)) return true;
  const cut = [AGE_HEADER, SEALED_HEADER].some((header) => header.subarray(0, bytesRead).equals(start));
  throw new OperatorError(cut ? '백업 파일이 끝까지 있지 않아요.' : '책바다의 백업 파일이 아니에요.');
}
