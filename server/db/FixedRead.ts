import type { CompiledQuery } from 'kysely';

/** Marks a compiled query whose text is always the same, and whether it only reads: such queries can share a statement. */
export interface FixedRead {
  readonly joinable: boolean;
}

const READS = /^\s*(?:select|with)\b/i;
const LOCKS = /\bfor (?:update|share)\b/i;

export function isFixedRead({ sql }: CompiledQuery): boolean {
  return READS.test(sql) && !LOCKS.test(sql);
}
