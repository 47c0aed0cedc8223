import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

const hasQuery = compileOnce((db, given: { accountNo: number; nameKey: string }) =>
  db
    .selectFrom('held_name')
    .select('name_key')
    .where('account_no', '=', given.accountNo)
    .where('name_key', '=', given.nameKey),
);

const ofManyQuery = compileOnce((db, given: { accountNos: readonly number[] }) =>
  db
    .selectFrom('held_name')
    .select(['account_no', 'name_key'])
    .where(isAmong(db, 'account_no', given.accountNos)),
);

/** Names of keepers and pets that were hidden from others, as they are compared: none may be taken again. */
export const heldNames = {
  async add(db: Db, accountNo: number, nameKeys: readonly string[]): Promise<void> {
    if (nameKeys.length === 0) return;
    await db
      .insertInto('held_name')
      .values(nameKeys.map((nameKey) => ({ account_no: accountNo, name_key: nameKey })))
      .onConflict((conflict) => conflict.columns(['account_no', 'name_key']).doNothing())
      .execute();
  },

  async remove(db: Db, accountNo: number, nameKeys: readonly string[]): Promise<void> {
    if (nameKeys.length === 0) return;
    await db
      .deleteFrom('held_name')
      .where('account_no', '=', accountNo)
      .where('name_key', 'in', [...nameKeys])
      .execute();
  },

  async has(db: Db, accountNo: number, nameKey: string): Promise<boolean> {
    const [row] = (await hasQuery(db, { accountNo, nameKey })).rows;
    return row !== undefined;
  },

  /** The names of several students; whoever has none is left out. */
  async ofMany(db: Db, accountNos: readonly number[]): Promise<Map<number, Set<string>>> {
    const names = new Map<number, Set<string>>();
    if (accountNos.length === 0) return names;
    const { rows } = await ofManyQuery(db, { accountNos });
    for (const { account_no, name_key } of rows) {
      names.set(account_no, (names.get(account_no) ?? new Set()).add(name_key));
    }
    return names;
  },
};
