import { createHash } from 'node:crypto';
import type { Secrets } from '#server/config/Secrets.ts';

/** 256 bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{43}$/;

/** The key of a link: made again from the secret whenever its owner looks, so that it need not be stored. */
export function shareKey(secrets: Secrets, accountNo: number, shareNo: number): string {
  return secrets.hmac('parent-share', `${accountNo}:${shareNo}`);
}

/** The only form in which a key is stored. */
export function hashShareKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export function isShareKey(text: string): boolean {
  return KEY.test(text);
}
