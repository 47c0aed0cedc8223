import { listActiveDays } from '#domain/library/listActiveDays.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { libraryActivity } from './repositories/libraryActivity.ts';

/** Every day in Seoul on which pages were turned, a book finished or a mission handed in; each once, the earliest first. */
export async function readReadingDays({ db, accountNo }: SignedInContext): Promise<string[]> {
  return listActiveDays(await libraryActivity.days(db, accountNo));
}
