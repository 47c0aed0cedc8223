import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { z } from 'zod';
import { OperatorError } from '../operator/OperatorError.ts';
import { toWebStream } from './toWebStream.ts';

/** A file and the name it has in the archive, with `/` between folders. */
export interface ArchivedFile {
  name: string;
  path: string;
}

/** A relative name that cannot leave the folder it is unpacked into. */
export const archivedName = z
  .string()
  .regex(/^(?!.*\.\.)[\p{L}\p{N}_][\p{L}\p{N}_. -]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}_. -]*)*$/u);

/** Files as a POSIX tar (ustar, with pax records for long names and sizes of 8 GiB and more). */
export function packFiles(files: readonly ArchivedFile[]): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const writeAll = async () => {
    for (const { name, path } of files) {
      const { size, mtime } = await stat(path);
      const body = controller.add({ name: archivedName.parse(name), size, mtime, mode: 0o600, type: 'file' });
      // The packer fails when the file has become shorter; `end` leaves out what was appended since.
      if (size === 0) await body.close();
      else await Readable.toWeb(createReadStream(path, { end: size - 1 })).pipeTo(body);
    }
    controller.finalize();
  };
  writeAll().catch((error: unknown) => controller.error(error));
  return readable;
}

/**
 * Writes the files of a tar into a folder.
 *
 * @returns their names
 * @throws OperatorError at an entry that is no plain file, or whose name leads elsewhere
 */
export async function unpackFiles(source: AsyncIterable<Uint8Array>, folder: string): Promise<string[]> {
  const names: string[] = [];
  const entries = toWebStream(source).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    if (header.type !== 'file' || !archivedName.safeParse(header.name).success) {
      throw new OperatorError('백업 파일의 내용을 읽을 수 없어요.');
    }
    const path = join(folder, header.name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(body, createWriteStream(path, { mode: 0o600 }));
    names.push(header.name);
  }
  return names;
}
