import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import type { BellPerson } from '#domain/golden-bell/settleReveal.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** Somebody in a room, as neighbours know them. */
export interface ShownBellPerson extends BellPerson {
  readonly nickname: string | null;
  readonly held: number | null;
  readonly species: PetSpecies | null;
}

const person = compileOnce((db, given: { roomNo: number; accountNo: number }) =>
  db
    .selectFrom('bell_person')
    .select('out_place as outPlace')
    .where('room_no', '=', given.roomNo)
    .where('account_no', '=', given.accountNo),
);

/** Rooms that are open and that a pupil may enter: of the own institution, for everybody or for a class of theirs. */
function enterable(db: Db, accountNo: number) {
  return db
    .selectFrom('account')
    .innerJoin('bell_room', 'bell_room.academy_no', 'account.academy_no')
    .leftJoin('bell_person', (join) =>
      join
        .onRef('bell_person.room_no', '=', 'bell_room.room_no')
        .onRef('bell_person.account_no', '=', 'account.account_no'),
    )
    .select(['bell_room.room_no as roomNo', 'bell_person.account_no as inside'])
    .where('account.account_no', '=', accountNo)
    .where('bell_room.ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('bell_room.all_classes', '=', 1),
        eb.exists(
          eb
            .selectFrom('bell_room_class')
            .innerJoin('class_membership', 'class_membership.class_no', 'bell_room_class.class_no')
            .select('bell_room_class.class_no')
            .whereRef('bell_room_class.room_no', '=', 'bell_room.room_no')
            .whereRef('class_membership.account_no', '=', 'account.account_no')
            .where('class_membership.left_on', 'is', null),
        ),
      ]),
    );
}

const openRooms = compileOnce((db, given: { accountNo: number; openedAfter: number }) =>
  enterable(db, given.accountNo)
    .where('bell_room.created_at', '>=', given.openedAfter)
    .orderBy('bell_room.room_no', 'desc'),
);

const listQuery = compileOnce((db, given: { roomNo: number }) =>
  db
    .selectFrom('bell_person')
    .leftJoin('aquarium_profile', 'aquarium_profile.account_no', 'bell_person.account_no')
    .leftJoin('pet', 'pet.account_no', 'bell_person.account_no')
    .select([
      'bell_person.account_no as accountNo',
      'bell_person.out_place as outPlace',
      'aquarium_profile.nickname',
      'aquarium_profile.held',
      'pet.species',
    ])
    .where('bell_person.room_no', '=', given.roomNo)
    .orderBy('bell_person.entered_at')
    .orderBy('bell_person.account_no')
    .$narrowType<{ species: PetSpecies | null }>(),
);

const namesQuery = compileOnce((db, given: { roomNo: number }) =>
  db
    .selectFrom('bell_person')
    .innerJoin('account', 'account.account_no', 'bell_person.account_no')
    .select(['account.account_no as accountNo', 'account.name'])
    .where('bell_person.room_no', '=', given.roomNo),
);

/** Pupils in rooms. */
export const bellPeople = {
  async find(db: Db, roomNo: number, accountNo: number): Promise<{ outPlace: number | null } | undefined> {
    return (await person(db, { roomNo, accountNo })).rows[0];
  },

  /** The open room with this code that a pupil may enter. */
  async roomOfCode(db: Db, accountNo: number, code: string, openedAfter: number): Promise<number | undefined> {
    const row = await enterable(db, accountNo)
      .where('bell_room.code', '=', code)
      .where('bell_room.created_at', '>=', openedAfter)
      .executeTakeFirst();
    return row?.roomNo;
  },

  /** Open rooms that a pupil may enter, those entered first, then the latest. */
  async openRooms(db: Db, accountNo: number, openedAfter: number): Promise<{ roomNo: number; inside: boolean }[]> {
    const { rows } = await openRooms(db, { accountNo, openedAfter });
    const found = rows.map(({ roomNo, inside }) => ({ roomNo, inside: inside !== null }));
    return [...found.filter(({ inside }) => inside), ...found.filter(({ inside }) => !inside)];
  },

  /** Entering again changes nothing. */
  async enter(db: Db, given: { roomNo: number; accountNo: number; outPlace: number | null }, now: number) {
    await db
      .insertInto('bell_person')
      .values({
        room_no: given.roomNo,
        account_no: given.accountNo,
        out_place: given.outPlace,
        entered_at: now,
      })
      .onConflict((conflict) => conflict.columns(['room_no', 'account_no']).doNothing())
      .execute();
  },

  async count(db: Db, roomNo: number): Promise<number> {
    const row = await db
      .selectFrom('bell_person')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('room_no', '=', roomNo)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** In the order they came. */
  async list(db: Db, roomNo: number): Promise<ShownBellPerson[]> {
    return (await listQuery(db, { roomNo })).rows;
  },

  /** Names of those in a room. */
  async names(db: Db, roomNo: number): Promise<Map<number, string>> {
    const { rows } = await namesQuery(db, { roomNo });
    return new Map(rows.map(({ accountNo, name }) => [accountNo, name]));
  },

  async outCount(db: Db, roomNo: number): Promise<number> {
    const row = await db
      .selectFrom('bell_person')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('room_no', '=', roomNo)
      .where('out_place', 'is not', null)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** @param outPlace null brings them in */
  async setOut(db: Db, roomNo: number, accountNos: readonly number[], outPlace: number | null): Promise<void> {
    if (accountNos.length === 0) return;
    await db
      .updateTable('bell_person')
      .set({ out_place: outPlace })
      .where('room_no', '=', roomNo)
      .where('account_no', 'in', [...accountNos])
      .execute();
  },

  async reviveAll(db: Db, roomNo: number): Promise<void> {
    await db
      .updateTable('bell_person')
      .set({ out_place: null })
      .where('room_no', '=', roomNo)
      .where('out_place', 'is not', null)
      .execute();
  },
};
