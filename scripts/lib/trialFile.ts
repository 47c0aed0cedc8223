import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { TrialAnswer } from '../../domain/book-pack/trials/checkTrials.ts';

const COLUMNS = ['item', 'fingerprint', 'reader', 'book', 'choice'] as const;

const trialAnswer = z.strictObject({
  item: z.string().regex(/^(?:quiz|ox|form)\/[a-z][a-z0-9-]{0,30}$/),
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  reader: z.string().regex(/^[a-z0-9-]{1,40}$/),
  book: z.enum(['CLOSED', 'OPEN']),
  choice: z.string().regex(/^(?:[1-4OX]|[A-D]{4})$/),
});

/** Where the answers of trial readers stand. @param name number of a book, or `form-` and that of a form */
export function trialFile(content: string, name: string): string {
  return join(content, 'trials', `${name}.csv`);
}

/** @returns no answers where nobody has tried it yet. @throws Error naming the line that is no answer */
export function readTrials(content: string, name: string): TrialAnswer[] {
  let text: string;
  try {
    text = readFileSync(trialFile(content, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const rows: unknown[] = parse(text, { columns: true, skip_empty_lines: true });
  return rows.map((row, index) => {
    const read = trialAnswer.safeParse(row);
    if (!read.success) throw new Error(`content/trials/${name}.csv의 ${index + 2}번째 줄을 읽을 수 없어요`);
    return read.data;
  });
}

/** Writes all answers, sorted so that a change shows as few lines. */
export function writeTrials(content: string, name: string, answers: readonly TrialAnswer[]): void {
  const lines = answers.map((answer) => COLUMNS.map((column) => answer[column]).join(',')).sort();
  mkdirSync(dirname(trialFile(content, name)), { recursive: true });
  writeFileSync(trialFile(content, name), `${[COLUMNS.join(','), ...lines].join('\n')}\n`);
}
