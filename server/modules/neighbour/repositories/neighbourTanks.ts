import { type RawBuilder, sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { eachGauge, type Gauges } from '#domain/aquarium/Gauges.ts';
import type { Look } from '#domain/aquarium/Look.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { comparedOnly } from '#server/db/comparedOnly.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isAmong } from '#server/db/isAmong.ts';

/** Who looks, and on which day in Seoul. */
export interface Looker {
  accountNo: number;
  site: SiteName;
  academyNo: number | null;
  dayKey: string;
}

/** Another keeper's tank, and what is between the two. */
export interface NeighbourTank {
  accountNo: number;
  visitKey: string;
  nickname: string;
  held: boolean;
  open: boolean;
  friends: boolean;
  classmates: boolean;
  blocked: boolean;
  active: boolean;
  cheered: boolean;
  look: Look;
  exp: number;
  /** Null: an untouched egg. */
  pet: { species: PetSpecies | null; nickname: string; gauges: Gauges; at: number; revision: number } | null;
}

/** Gauges are kept in thousandths. */
const SCALE = 1_000;

const pageQuery = compileByShape(
  ['of'],
  (db, given: Looker & { of: 'CLASS' | 'FRIENDS'; limit: number; offset: number }) =>
    drawn(shown(db, given, given.of), given)
      .orderBy('profile.nickname_key')
      .limit(given.limit)
      .offset(given.offset),
);

const countQuery = compileByShape(['of'], (db, given: Looker & { of: 'CLASS' | 'FRIENDS' }) =>
  shown(db, given, given.of).select((eb) => eb.fn.countAll<number>().as('count')),
);

const findQuery = compileOnce((db, given: Looker & { visitKey: string }) =>
  drawn(tanks(db, given), given).where('profile.visit_key', '=', given.visitKey),
);

const roomsQuery = compileOnce((db, given: { accountNos: readonly number[] }) =>
  db
    .selectFrom('room_slot')
    .select(['account_no', 'position', 'item_id'])
    .where(isAmong(db, 'account_no', given.accountNos))
    .orderBy('position'),
);

/** Tanks of other keepers of a site. */
export const neighbourTanks = {
  async page(db: Db, looker: Looker, of: 'CLASS' | 'FRIENDS', limit: number, offset: number): Promise<NeighbourTank[]> {
    const { rows } = await pageQuery(db, { ...looker, of, limit, offset });
    return rows.map((row) => toTank(row, looker));
  },

  async count(db: Db, looker: Looker, of: 'CLASS' | 'FRIENDS'): Promise<number> {
    const row = firstRow(await countQuery(db, { ...looker, of }));
    return Number(row.count);
  },

  /** The tank behind a key on the looker's site, whatever is between the two. */
  async find(db: Db, looker: Looker, visitKey: string): Promise<NeighbourTank | undefined> {
    const [row] = (await findQuery(db, { ...looker, visitKey })).rows;
    return row && toTank(row, looker);
  },

  /** What lies in the rooms of these keepers. */
  async rooms(db: Db, accountNos: readonly number[]): Promise<Map<number, { position: number; itemId: string }[]>> {
    const rooms = new Map<number, { position: number; itemId: string }[]>();
    if (accountNos.length === 0) return rooms;
    const { rows } = await roomsQuery(db, { accountNos });
    for (const { account_no, position, item_id } of rows) {
      rooms.set(account_no, [...(rooms.get(account_no) ?? []), { position, itemId: item_id }]);
    }
    return rooms;
  },
};

const yes = (condition: RawBuilder<unknown>) => sql<number>`case when ${condition} then 1 else 0 end`;

/** Conditions on the keeper in `profile`; the same words for both engines. */
const blockedBy = (me: number) => sql`exists (
  select 1 from neighbour_block block
  where (block.account_no = ${me} and block.blocked_no = profile.account_no)
    or (block.blocked_no = ${me} and block.account_no = profile.account_no))`;
const friendOf = (me: number) => sql`exists (
  select 1 from friendship where friendship.account_no = ${me} and friendship.friend_no = profile.account_no)`;
const cheeredBy = (me: number, dayKey: string) => sql`exists (
  select 1 from cheer
  where cheer.account_no = ${me} and cheer.cheered_no = profile.account_no and cheer.day_key = ${dayKey})`;

/** Everybody else of the site. */
function tanks(db: Db, { accountNo, site }: Looker) {
  return db
    .selectFrom('aquarium_profile as profile')
    .innerJoin('account', 'account.account_no', 'profile.account_no')
    .leftJoin('pet', 'pet.account_no', 'profile.account_no')
    .leftJoin('purse', 'purse.account_no', 'profile.account_no')
    .where(comparedOnly<SiteName>(db, 'profile.site'), '=', site)
    .where('profile.account_no', '<>', accountNo);
}

/** Accounts that a list shows: nobody blocked, and of classmates only who shows the tank. */
function shown(db: Db, looker: Looker, of: 'CLASS' | 'FRIENDS') {
  const visible = tanks(db, looker)
    .where(comparedOnly<AccountStatus>(db, 'account.status'), '=', 'ACTIVE')
    .where(sql<boolean>`not ${blockedBy(looker.accountNo)}`);
  if (of === 'CLASS') return visible.where('profile.open', '=', 1).where('account.academy_no', '=', looker.academyNo);
  return visible.where('profile.account_no', 'in', (eb) =>
    eb.selectFrom('friendship').select('friend_no').where('friendship.account_no', '=', looker.accountNo),
  );
}

/** The tanks of a list with all that is drawn of them. */
function drawn(query: ReturnType<typeof tanks>, { accountNo, dayKey }: Looker) {
  return query.select([
    'profile.account_no as accountNo',
    'profile.visit_key as visitKey',
    'profile.nickname',
    'profile.held',
    'profile.open',
    'profile.head',
    'profile.face',
    'profile.neck',
    'profile.water',
    'profile.ground',
    'profile.light',
    'account.status',
    'account.academy_no as academyNo',
    'purse.exp',
    'pet.species',
    'pet.nickname as petNickname',
    'pet.satiety',
    'pet.intimacy',
    'pet.strength',
    'pet.gauges_at as gaugesAt',
    'pet.revision',
    yes(friendOf(accountNo)).as('friends'),
    yes(blockedBy(accountNo)).as('blocked'),
    yes(cheeredBy(accountNo, dayKey)).as('cheered'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof drawn>['execute']>>[number];

function toTank(row: Row, looker: Looker): NeighbourTank {
  const { head, face, neck, water, ground, light } = row;
  return {
    accountNo: row.accountNo,
    visitKey: row.visitKey,
    nickname: row.nickname,
    held: row.held === 1,
    open: row.open === 1,
    friends: row.friends === 1,
    classmates: looker.academyNo !== null && row.academyNo === looker.academyNo,
    blocked: row.blocked === 1,
    active: row.status === 'ACTIVE',
    cheered: row.cheered === 1,
    look: { head, face, neck, water, ground, light },
    exp: row.exp ?? 0,
    pet: petOf(row),
  };
}

function petOf({ species, petNickname, gaugesAt, revision, ...row }: Row): NeighbourTank['pet'] {
  if (petNickname === null || gaugesAt === null) return null;
  const gauges = eachGauge((name) => (row[name] ?? 0) / SCALE);
  return { species, nickname: petNickname, gauges, at: gaugesAt, revision: revision ?? 1 };
}
