import type { IdOf } from '#domain/one-roster/writeOneRoster.ts';
import type { Secrets } from '#server/config/Secrets.ts';

/**
 * Ids with which an institution is written into files for other systems. They are HMACs with the secret of the
 * installation in the form of a UUID (version 8, RFC 9562): the same with every export, no number of ours shows in them,
 * and nobody outside can make one up.
 */
export function sourcedIds({ hmac }: Pick<Secrets, 'hmac'>, academyNo: number): IdOf {
  return (kind, key) => {
    const digest = Buffer.from(hmac('one-roster-id', `${academyNo} ${kind} ${key}`), 'base64url').toString('hex');
    const variant = ((Number.parseInt(digest.charAt(16), 16) & 3) | 8).toString(16);
    return [
      digest.slice(0, 8),
      digest.slice(8, 12),
      `8${digest.slice(13, 16)}`,
      `${variant}${digest.slice(17, 20)}`,
      digest.slice(20, 32),
    ].join('-');
  };
}

/** What is stored and compared of an id of another system. */
export const markOf =
  ({ hmac }: Pick<Secrets, 'hmac'>, academyNo: number) =>
  (externalId: string): string =>
    hmac('roster-external-id', `${academyNo} ${externalId}`);
