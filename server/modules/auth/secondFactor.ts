import { hash, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { privilegedAccountTuning } from '#domain/account/tuning.ts';

/** A code of the step before or after counts as well: clocks differ, and typing takes a while. In seconds. */
const TOLERANCE = 30;
const RECOVERY_BYTES = 5;
/** Letters and digits that nobody mistakes for one another (Crockford's base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const hashRecovery = (code: string) => hash('sha256', `operator-recovery ${code}`, 'base64url');
const plain = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');

/** Codes of an authenticator (RFC 6238), and those that stand in for it once each. */
export const secondFactor = {
  /** A new secret and recovery codes, with the hashes that are stored of these. @param issuer shown by the authenticator */
  create(issuer: string, name: string) {
    const secret = generateSecret();
    const codes = Array.from({ length: privilegedAccountTuning.recoveryCodes }, recoveryCode);
    const uri = generateURI({ issuer, label: name, secret });
    return { secret, uri, codes, hashes: codes.map((code) => hashRecovery(plain(code))) };
  },

  /** The time step of a right code that was not used before; null for a wrong one. @param now milliseconds UTC */
  stepOf(secret: string, typed: string, now: number): number | null {
    const token = plain(typed);
    if (!/^\d{6}$/.test(token)) return null;
    const result = verifySync({ secret, token, epoch: Math.floor(now / 1000), epochTolerance: TOLERANCE });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  },

  /** The hashes that are left after a recovery code; null when it is none of them. */
  leftAfter(hashes: readonly string[], typed: string): string[] | null {
    const used = hashRecovery(plain(typed));
    return hashes.includes(used) ? hashes.filter((each) => each !== used) : null;
  },
};

/** 50 bits, such as `7k2mq-x0v9c`. */
function recoveryCode(): string {
  const letters = [...randomBytes(2 * RECOVERY_BYTES)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, RECOVERY_BYTES)}-${letters.slice(RECOVERY_BYTES)}`;
}
