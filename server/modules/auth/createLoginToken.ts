import { hash, randomBytes } from 'node:crypto';

/** A new login token and the hash that is stored of it. */
export function createLoginToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLoginToken(token) };
}

/** The only form in which a login token is stored. */
export function hashLoginToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
