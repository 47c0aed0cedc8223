import type { Secrets } from '#server/config/Secrets.ts';

/** Digits and capitals without those that are taken for others (I, L, O, U). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** What makes a certificate's number hard to invent: twelve letters, the same for the same participant. */
export function certificateCode(secrets: Secrets, contestNo: number, accountNo: number): string {
  const bytes = Buffer.from(secrets.hmac('contest-certificate', `${contestNo}:${accountNo}`), 'base64url');
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** `3-7K2M-90AB-XQ4Z` */
export function writeCertificateNo(contestNo: number, code: string): string {
  return [contestNo, code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-');
}

export function readCertificateNo(text: string): { contestNo: number; code: string } {
  const [contestNo = '', ...parts] = text.split('-');
  return { contestNo: Number(contestNo), code: parts.join('') };
}
