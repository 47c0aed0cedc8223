import { createHash } from 'node:crypto';

const LENGTH = 16;

/** A short name of an item's wording. @param identity of `CountableItem` */
export function itemFingerprint(identity: string): string {
  return createHash('sha256').update(identity).digest('hex').slice(0, LENGTH);
}
