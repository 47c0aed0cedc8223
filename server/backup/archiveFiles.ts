import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorError } from '../operator/OperatorError.ts';

/** A file and the name it has in the archive, with `/` between folders. */
export interface ArchivedFile {
  name: string;
  path: string;
}

/** No way out of the folder that it is unpacked into. */
const SAFE_NAME = /^(?!.*\.\.)[\p{L}\p{N}_][\p{L}\p{N}_. -]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}_. -]*)*$/u;
const LONGEST_HEAD = 1024;
const NEW_LINE = 10;

const head = z.object({ name: z.string().regex(SAFE_NAME), size: z.number().int().min(0) });

/** Files one after the other, each behind a line with its name and size. Sizes may pass what a zip can hold. */
export async function* archiveFiles(files: readonly ArchivedFile[]): AsyncGenerator<Buffer> {
  for (const { name, path } of files) {
    const { size } = await stat(path);
    yield Buffer.from(`${JSON.stringify(head.parse({ name, size }))}\n`);
    let sent = 0;
    // Never more than was promised, should the file grow meanwhile.
    if (size > 0) {
      for await (const chunk of createReadStream(path, { end: size - 1 })) {
        sent += chunk.length;
        yield chunk;
      }
    }
    if (sent !== size) throw new Error(`${name} changed while it was read`);
  }
}

/** Writes the files of an archive into a folder. @returns their names */
export async function unpackFiles(source: AsyncIterable<Buffer>, folder: string): Promise<string[]> {
  const names: string[] = [];
  let waiting: Buffer = Buffer.alloc(0);
  let file: { stream: WriteStream; left: number } | null = null;
  const close = async () => {
    file?.stream.end();
    if (file) await finished(file.stream);
    file = null;
  };
  for await (const chunk of source) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    while (waiting.length > 0) {
      if (file === null) {
        const end = waiting.indexOf(NEW_LINE);
        if (end > LONGEST_HEAD || (end === -1 && waiting.length > LONGEST_HEAD)) throw spoiled();
        if (end === -1) break;
        const { name, size } = head.parse(JSON.parse(waiting.subarray(0, end).toString('utf8')));
        waiting = waiting.subarray(end + 1);
        const path = join(folder, name);
        mkdirSync(dirname(path), { recursive: true });
        file = { stream: createWriteStream(path, { mode: 0o600 }), left: size };
        names.push(name);
      } else {
        const part = waiting.subarray(0, file.left);
        if (!file.stream.write(part)) await once(file.stream, 'drain');
        file.left -= part.length;
        waiting = waiting.subarray(part.length);
      }
      if (file.left === 0) await close();
    }
  }
  if (file !== null || waiting.length > 0) throw spoiled();
  return names;
}

const spoiled = () => new OperatorError('백업 파일의 내용을 읽을 수 없어요.');
