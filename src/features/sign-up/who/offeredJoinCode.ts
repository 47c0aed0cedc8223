import { normalizeJoinCode } from '#domain/account/normalizeJoinCode.ts';

/** The join code in the address that a QR code of a class leads to: `/login/sign-up#code=ABCD2345`; empty without one. */
export function offeredJoinCode(hash: string): string {
  return normalizeJoinCode(new URLSearchParams(hash.replace(/^#/u, '')).get('code') ?? '');
}
