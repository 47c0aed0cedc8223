import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { OperatorError } from '../operator/OperatorError.ts';

/** Names what the file is, and by which rules it was sealed. */
const MAGIC = Buffer.from('CBBACK01');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
/** Bytes that are sealed at a time: memory stays small, and nothing is read that was not proved. */
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

/** Encrypts a stream with AES-256-GCM in frames, under a key made for this one file. @param key at least 32 characters */
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

/** Opens what `sealStream` made; fails at the first byte that was changed, and when the end is missing. */
export function openStream(key: string): Transform {
  let waiting: Buffer = Buffer.alloc(0);
  let fileKey: Buffer | null = null;
  let frame = 0;
  let ended = false;
  const refuse = (text: string, done: TransformCallback) => done(new OperatorError(text));
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      if (fileKey === null) {
        if (waiting.length < MAGIC.length + SALT_BYTES) return done();
        if (!waiting.subarray(0, MAGIC.length).equals(MAGIC)) return refuse('책바다의 백업 파일이 아니에요.', done);
        fileKey = keyOf(key, waiting.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
        waiting = waiting.subarray(MAGIC.length + SALT_BYTES);
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
