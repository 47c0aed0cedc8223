import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement with what it is given, and how many rows it returned when it was recorded. */
export interface FormerStatement {
  sql: string;
  /** Values, or `{ slot, plus? }` for one that changes from run to run or from request to request (`fillSlots`). */
  parameters: unknown[];
  rows: number;
}

/** What a former commit did for each read and write. */
interface Former {
  commit: string;
  /** How it was recorded. */
  origin: string[];
  /** The book whose open mission, view and missions the statements name. */
  bookNo: number;
  /** Words of the search. */
  search: string;
  sqlite: Record<string, FormerStatement[]>;
  postgres: Record<string, FormerStatement[]>;
}

export const former = JSON.parse(readFileSync(join(import.meta.dirname, 'formerStatements.json'), 'utf8')) as Former;

/** Statements that read or write, without those that begin and end a transaction. */
export function countStatements(statements: readonly FormerStatement[]): number {
  return statements.filter(({ sql }) => !/^(begin|commit)\b/.test(sql)).length;
}
