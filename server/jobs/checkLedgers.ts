import { checkBooks, WatchMarks } from '#server/modules/watch/public.ts';
import type { App } from '../plugins/App.ts';

/** Adds up all ledgers once a night, and tells whoever watches what it found. */
export async function checkLedgers(app: App, isStopping: () => boolean): Promise<void> {
  const { database, clock } = app.services;
  const found = await checkBooks(database.db, isStopping);
  if (found === null) return;
  await WatchMarks.write(database.db, 'books', { at: clock(), problems: found.count });
  if (found.count > 0) app.log.error({ problems: found.listed }, 'the books do not add up');
}
