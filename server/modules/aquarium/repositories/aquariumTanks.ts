import { type Look, type ThemePart, themeParts } from '#domain/aquarium/Look.ts';
import type { Room } from '#domain/aquarium/placeItem.ts';
import { FIRST_TANK } from '#domain/aquarium/tanks.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const firstTank = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('room_slot')
    .select(['position', 'item_id'])
    .where('account_no', '=', given.accountNo)
    .orderBy('position'),
);

const furtherTank = compileOnce((db, given: { accountNo: number; tankNo: number }) =>
  db
    .selectFrom('tank_slot')
    .select(['position', 'item_id'])
    .where('account_no', '=', given.accountNo)
    .where('tank_no', '=', given.tankNo)
    .orderBy('position'),
);

const placedQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('room_slot')
    .select('item_id')
    .where('account_no', '=', given.accountNo)
    .unionAll(db.selectFrom('tank_slot').select('item_id').where('account_no', '=', given.accountNo)),
);

/** What lies in the tanks of a keeper, and how they look. */
export const aquariumTanks = {
  async room(db: Db, accountNo: number, tankNo: number): Promise<Room> {
    const { rows } =
      tankNo === FIRST_TANK ? await firstTank(db, { accountNo }) : await furtherTank(db, { accountNo, tankNo });
    return new Map(rows.map(({ position, item_id }) => [position, item_id]));
  },

  /** Ids of everything that lies in any tank. */
  async placed(db: Db, accountNo: number): Promise<string[]> {
    const { rows } = await placedQuery(db, { accountNo });
    return rows.map(({ item_id }) => item_id);
  },

  /** Chosen water, ground and light of the tanks after the first, by number; one that was never changed is not in it. */
  async looks(db: Db, accountNo: number): Promise<Map<number, Pick<Look, ThemePart>>> {
    const rows = await db
      .selectFrom('tank_look')
      .select(['tank_no as tankNo', ...themeParts])
      .where('account_no', '=', accountNo)
      .execute();
    return new Map(rows.map(({ tankNo, ...look }) => [tankNo, look]));
  },

  /** Writes what changed between two states of a tank. */
  async writeRoom(db: Db, accountNo: number, tankNo: number, before: Room, after: Room): Promise<void> {
    for (const position of new Set([...before.keys(), ...after.keys()])) {
      const itemId = after.get(position);
      if (itemId === before.get(position)) continue;
      if (tankNo === FIRST_TANK) await writeFirst(db, accountNo, position, itemId);
      else await writeFurther(db, accountNo, tankNo, position, itemId);
    }
  },

  /** Writes water, ground and light of a tank after the first. */
  async writeLook(db: Db, accountNo: number, tankNo: number, { water, ground, light }: Look): Promise<void> {
    await db
      .insertInto('tank_look')
      .values({ account_no: accountNo, tank_no: tankNo, water, ground, light })
      .onConflict((conflict) => conflict.columns(['account_no', 'tank_no']).doUpdateSet({ water, ground, light }))
      .execute();
  },

  /** No tank looks like this item any more: it was given back. */
  async forgetTheme(db: Db, accountNo: number, itemId: string): Promise<void> {
    for (const part of themeParts) {
      for (const table of ['tank_look', 'aquarium_profile'] as const) {
        await db
          .updateTable(table)
          .set({ [part]: null })
          .where('account_no', '=', accountNo)
          .where(part, '=', itemId)
          .execute();
      }
    }
  },
};

async function writeFirst(db: Db, accountNo: number, position: number, itemId: string | undefined): Promise<void> {
  if (itemId === undefined) {
    await db.deleteFrom('room_slot').where('account_no', '=', accountNo).where('position', '=', position).execute();
    return;
  }
  await db
    .insertInto('room_slot')
    .values({ account_no: accountNo, position, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['account_no', 'position']).doUpdateSet({ item_id: itemId }))
    .execute();
}

async function writeFurther(
  db: Db,
  accountNo: number,
  tankNo: number,
  position: number,
  itemId: string | undefined,
): Promise<void> {
  if (itemId === undefined) {
    await db
      .deleteFrom('tank_slot')
      .where('account_no', '=', accountNo)
      .where('tank_no', '=', tankNo)
      .where('position', '=', position)
      .execute();
    return;
  }
  await db
    .insertInto('tank_slot')
    .values({ account_no: accountNo, tank_no: tankNo, position, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['account_no', 'tank_no', 'position']).doUpdateSet({ item_id: itemId }))
    .execute();
}
