import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What only a process that holds the secret of the installation can do. */
export interface Secrets {
  /** Encrypts a text with AES-256-GCM; each call gives another result. */
  seal(text: string): string;
  /** @throws Error when the text was sealed with another secret or changed */
  open(sealed: string): string;
  /** HMAC-SHA256 as base64url, with a key of its own per purpose, so that equal texts of two purposes never match. */
  hmac(purpose: string, text: string): string;
}

const KEY_VERSION = 'k1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret at least 32 characters */
export function createSecrets(secret: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'chaekbada', purpose, 32));
  const sealing = derive('seal');
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${KEY_VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed) {
      const [version, text = ''] = sealed.split('.');
      if (version !== KEY_VERSION) throw new Error('sealed with an unknown key');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    hmac: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
  };
}
