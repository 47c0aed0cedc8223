import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** One of each kind, small and large: what a student who has played for months may have put up. */
const FURNITURE = ['rock', 'coral', 'oyster', 'anchor', 'potted-plant', 'chair', 'castle', 'ship', 'books'];

/**
 * Puts a decoration at each of the nine places of a student's room, past the shop: the demo student could not pay for
 * them all. Returns how many there are.
 */
export function furnishRoom(dataDir: string, accountId: string): number {
  const database = new DatabaseSync(join(dataDir, 'chaekbada.sqlite'), { timeout: 5_000 });
  const account = database.prepare('select account_no from account where account_id = ?').get(accountId);
  const place = database.prepare(
    'insert into room_slot (account_no, position, item_id) values (?, ?, ?) ' +
      'on conflict (account_no, position) do update set item_id = excluded.item_id',
  );
  const { account_no: accountNo } = account as { account_no: number };
  for (const [index, itemId] of FURNITURE.entries()) place.run(accountNo, index + 1, itemId);
  database.close();
  return FURNITURE.length;
}
