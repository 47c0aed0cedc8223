import { OperatorError } from '../operator/OperatorError.ts';
import { toWebStream } from './toWebStream.ts';

/**
 * scrypt with N = 2^12: 4 MiB and some 50 ms, during which the server answers nobody. It slows guessing down only a
 * little; BACKUP_KEY is random and has at least 32 characters.
 */
const WORK_FACTOR = 12;

/** First bytes of every file in the age format. */
export const AGE_HEADER = Buffer.from('age-encryption.org/v1\n');

/** Step of a pipeline: encrypts in the age format (age-encryption.org/v1), with `key` as its passphrase. */
export function encryptStream(key: string) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { Encrypter } = await loadAge();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(key);
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    yield* await encrypter.encrypt(toWebStream(source));
  };
}

/**
 * Step of a pipeline: decrypts the age format. Each chunk of 64 KiB is authenticated before it is passed on; a missing
 * end is an error at the end.
 *
 * @throws OperatorError when the key is another, or the file was changed or cut
 */
export function decryptStream(key: string) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { Decrypter } = await loadAge();
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key);
    const opened = await decrypter.decrypt(toWebStream(source)).catch(() => {
      throw new OperatorError('백업 파일이 손상됐거나 BACKUP_KEY가 달라요.');
    });
    try {
      yield* opened;
    } catch {
      throw new OperatorError('백업 파일이 손상됐거나 끝까지 있지 않아요.');
    }
  };
}

/** Loaded when first needed: it takes 0.1 s and 10 MB, which a server without backups does without. */
const loadAge = () => import('age-encryption');
