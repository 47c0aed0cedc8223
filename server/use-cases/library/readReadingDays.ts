import { seoulDay } from '#domain/time/seoulDay.ts';
import { libraryActivity } from '../../repositories/libraryActivity.ts';
import { readingDays } from '../../repositories/readingDays.ts';
import type { SignedInContext } from '../Context.ts';

/** Every day in Seoul on which pages were turned, a book finished or a mission handed in; each once, the earliest first. */
export async function readReadingDays({ db, accountNo }: SignedInContext): Promise<string[]> {
  const turned = await readingDays.days(db, accountNo);
  const done = await libraryActivity.instants(db, accountNo);
  return [...new Set([...turned, ...done.map(seoulDay)])].sort();
}
