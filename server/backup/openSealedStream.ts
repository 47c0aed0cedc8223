import { createDecipheriv, hkdfSync } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorError } from '../operator/OperatorError.ts';
import { archivedName } from './packFiles.ts';

/*
 * Reads backups in the format written until decision 0125: AES-256-GCM in counted frames, gzip, and files behind lines of
 * JSON. Nothing writes it any more.
 */

/** First bytes of a file in this format. */
export const SEALED_HEADER = Buffer.from('CBBACK01');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
/** Most bytes in one frame. */
const FRAME = 256 * 1024;
const LENGTH_BYTES = 4;
/** Top bit of the length: after this frame there is none, so a file that was cut short is noticed. */
const LAST = 0x80000000;

const keyOf = (key: string, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'chaekbada backup', 32));

/** Counts frames, so that none can be left out, doubled or moved. */
function nonceOf(frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(last ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}

const LONGEST_HEAD = 1024;
const NEW_LINE = 10;

const head = z.object({ name: archivedName, size: z.number().int().min(0) });

/** Decrypts; fails at the first byte that was changed, and when the end is missing. */
export function openSealedStream(key: string): Transform {
  let waiting: Buffer = Buffer.alloc(0);
  let fileKey: Buffer | null = null;
  let frame = 0;
  let ended = false;
  const refuse = (text: string, done: TransformCallback) => done(new OperatorError(text));
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      if (fileKey === null) {
        if (waiting.length < SEALED_HEADER.length + SALT_BYTES) return done();
        if (!waiting.subarray(0, SEALED_HEADER.length).equals(SEALED_HEADER))
          return refuse('책바다의 백업 파일이 아니에요.', done);
        fileKey = keyOf(key, waiting.subarray(SEALED_HEADER.length, SEALED_HEADER.length + SALT_BYTES));
        waiting = waiting.subarray(SEALED_HEADER.length + SALT_BYTES);
      }
      while (waiting.length >= LENGTH_BYTES) {
        const word = waiting.readUInt32BE(0);
        const last = word >= LAST;
        const length = last ? word - LAST : word;
        if (ended || length > FRAME) return refuse('백업 파일이 손상됐어요.', done);
        const end = LENGTH_BYTES + length + TAG_BYTES;
        if (waiting.length < end) break;
        try {
          const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(frame, last));
          decipher.setAuthTag(waiting.subarray(end - TAG_BYTES, end));
          const body = waiting.subarray(LENGTH_BYTES, end - TAG_BYTES);
          this.push(Buffer.concat([decipher.update(body), decipher.final()]));
        } catch {
          return refuse('백업 파일이 손상됐거나 BACKUP_KEY가 달라요.', done);
        }
        waiting = waiting.subarray(end);
        frame += 1;
        ended = last;
      }
      done();
    },
    flush(done) {
      if (ended && waiting.length === 0) done();
      else refuse('백업 파일이 끝까지 있지 않아요.', done);
    },
  });
}

/** Writes the files of the archive inside, each behind a line of JSON, into a folder. @returns their names */
export async function unpackSealedFiles(source: AsyncIterable<Buffer>, folder: string): Promise<string[]> {
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
