import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GUEST_TUNING } from '#domain/guest/tuning.ts';

/** Lets as many guests of books come into a student's sea as swim there at once. Returns how many. */
export function inviteGuests(dataDir: string, accountId: string): number {
  const database = new DatabaseSync(join(dataDir, 'chaekbada.sqlite'), { timeout: 5_000 });
  database
    .prepare(
      'insert into aquarium_guest (account_no, book_no, arrived_at) ' +
        'select account_no, book_no, ? from account, (select book_no from book_guest order by book_no limit ?) ' +
        'where account_id = ? on conflict (account_no, book_no) do nothing',
    )
    .run(Date.now(), GUEST_TUNING.atOnce, accountId);
  database.close();
  return GUEST_TUNING.atOnce;
}
