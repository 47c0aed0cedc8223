import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ArchivedFile } from '#server/backup/packFiles.ts';

const MAGIC = Buffer.from('CBBACK01');
const SALT_BYTES = 32;
/** Plain bytes in one frame. */
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

/** The encryption of backups until decision 0125: AES-256-GCM in frames, under a key derived for this one file. */
export function sealStream(key: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const fileKey = keyOf(key, salt);
  let waiting: Buffer = Buffer.alloc(0);
  let frame = 0;
  const seal = (stream: Transform, bytes: Buffer, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(frame, last));
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE((body.length | (last ? LAST : 0)) >>> 0);
    stream.push(Buffer.concat([length, body, cipher.getAuthTag()]));
    frame += 1;
  };
  const head = Buffer.concat([MAGIC, salt]);
  let begun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) this.push(head);
      begun = true;
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length > FRAME) {
        seal(this, waiting.subarray(0, FRAME), false);
        waiting = waiting.subarray(FRAME);
      }
      done();
    },
    flush(done) {
      if (!begun) this.push(head);
      seal(this, waiting, true);
      done();
    },
  });
}

async function* archiveFiles(files: readonly ArchivedFile[]): AsyncGenerator<Buffer> {
  for (const { name, path } of files) {
    const { size } = await stat(path);
    yield Buffer.from(`${JSON.stringify({ name, size })}\n`);
    yield* createReadStream(path);
  }
}

/** Writes a backup as the product did until decision 0125. */
export async function writeSealedBackup(files: readonly ArchivedFile[], path: string, key: string): Promise<void> {
  await pipeline(Readable.from(archiveFiles(files)), createGzip(), sealStream(key), createWriteStream(path));
}
