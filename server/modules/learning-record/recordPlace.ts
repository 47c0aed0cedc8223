import type { RecordPlace } from '#domain/learning-record/toStatement.ts';
import type { Secrets } from '#server/config/Secrets.ts';

/**
 * Names of accounts and ids of statements of one institution, made from the secret of the installation: they stay the same
 * without being stored, nobody else can work back from them, and two institutions have no name in common.
 */
export function recordPlace(secrets: Secrets, academyNo: number, origin: string): RecordPlace {
  return {
    origin,
    actorOf: (accountNo) => secrets.hmac('learning-record-actor', `${academyNo}:${accountNo}`).slice(0, 27),
    idOf: (name) => uuidOf(secrets.hmac('learning-record-id', `${academyNo}:${name}`)),
  };
}

/** In the form of version 5, a name under a digest (RFC 9562, section 5.5); the digest here is keyed. */
function uuidOf(digest: string): string {
  const bytes = Buffer.from(digest, 'base64url').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
