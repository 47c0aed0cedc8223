import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readingDays } from '#server/repositories/readingDays.ts';
import { libraryActivity } from './repositories/libraryActivity.ts';

/** Every day in Seoul on which pages were turned, a book finished or a mission handed in; each once, the earliest first. */
export async function readReadingDays({ db, accountNo }: SignedInContext): Promise<string[]> {
  const turned = await readingDays.days(db, accountNo);
  const done = await libraryActivity.instants(db, accountNo);
  return [...new Set([...turned, ...done.map(seoulDay)])].sort();
}
