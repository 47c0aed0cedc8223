import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { TrialAnswer } from '../../domain/book-pack/trials/checkTrials.ts';

const COLUMNS = ['item', 'fingerprint', 'reader', 'book', 'choice'] as const;

const trialAnswer = z.strictObject({
  item: z.string().regex(/^(?:quiz|ox)\/[a-z][a-z0-9-]{0,30}$/),
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  reader: z.string().regex(/^[a-z0-9-]{1,40}$/),
  book: z.enum(['CLOSED', 'OPEN']),
  choice: z.string().regex(/^(?:[1-4OX]|[A-D]{4})$/),
});

/** Where the answers of trial readers to one book stand. @param content the folder that holds `books` and `trials` */
export function trialFile(content: string, bookNo: number): string {
  return join(content, 'trials', `${bookNo}.csv`);
}

/** @returns no answers where nobody has tried the book yet. @throws Error naming the line that is no answer */
export function readTrials(content: string, bookNo: number): TrialAnswer[] {
  let text: string;
  try {
    text = readFileSync(trialFile(content, bookNo), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const rows: unknown[] = parse(text, { columns: true, skip_empty_lines: true });
  return rows.map((row, index) => {
    const read = trialAnswer.safeParse(row);
    if (!read.success) throw new Error(`content/trials/${bookNo}.csv의 ${index + 2}번째 줄을 읽을 수 없어요`);
    return read.data;
  });
}

/** Writes all answers to one book, sorted so that a change shows as few lines. */
export function writeTrials(content: string, bookNo: number, answers: readonly TrialAnswer[]): void {
  const lines = answers.map((answer) => COLUMNS.map((column) => answer[column]).join(',')).sort();
  mkdirSync(dirname(trialFile(content, bookNo)), { recursive: true });
  writeFileSync(trialFile(content, bookNo), `${[COLUMNS.join(','), ...lines].join('\n')}\n`);
}
