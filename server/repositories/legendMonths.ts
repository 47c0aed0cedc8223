import { sql } from 'kysely';
import type { SiteName } from '../../contract/site.ts';
import type { PetSpecies } from '../../domain/aquarium/petSpecies.ts';
import { LEGEND_TUNING } from '../../domain/legend/tuning.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

/** A hall: the readers of a month, of a site or of one institution. */
export interface Hall {
  month: string;
  site: SiteName;
  /** Null: the whole site. */
  academyNo: number | null;
}

export interface LegendRow {
  accountNo: number;
  name: string;
  point: number;
  nickname: string | null;
  held: number | null;
  visitKey: string | null;
  open: number | null;
  species: PetSpecies | null;
  exp: number | null;
  academyNo: number | null;
  friends: number;
  blocked: number;
}

const adding = compileOnce((db, given: { accountNo: number; month: string; points: number; now: number }) => ({
  compile: () =>
    sql`
      insert into legend_month (month_key, account_no, site, academy_no, point, reached_at, listed)
      select cast(${given.month} as text), account.account_no, account.site, account.academy_no,
        cast(${given.points} as integer), cast(${given.now} as bigint),
        case when exists (select 1 from legend_hidden where legend_hidden.account_no = account.account_no)
          then 0 else 1 end
      from account where account.account_no = ${given.accountNo}
      on conflict (account_no, month_key) do update set
        point = legend_month.point + excluded.point, reached_at = excluded.reached_at,
        site = excluded.site, academy_no = excluded.academy_no`.compile(db),
}));

/** Readers that others may see: of their own wish, and not suspended. Walks the index of the hall. */
const visible = ({ month, site, academyNo }: Hall) => sql`
  from legend_month as reader
  join account on account.account_no = reader.account_no
  left join institution on institution.academy_no = account.academy_no
  where ${academyNo === null ? sql`reader.site = ${site}` : sql`reader.academy_no = ${academyNo}`}
    and reader.month_key = ${month} and reader.listed = 1 and reader.point > 0
    and (account.status = 'ACTIVE' or (account.site = 'home' and account.status = 'NO_AFFILIATION'))
    and (account.academy_no is null or institution.status = 'ACTIVE')`;

const order = sql`order by reader.point desc, reader.reached_at, reader.account_no`;

/** Book points by reader and month, kept beside the ledger, and the halls of fame that are read from them. */
export const legendMonths = {
  /** Called in the transaction that writes the ledger. */
  async add(db: Db, accountNo: number, month: string, points: number, now: number): Promise<void> {
    await adding(db, { accountNo, month, points, now });
  },

  async page(db: Db, hall: Hall, viewer: number, limit: number, offset: number): Promise<LegendRow[]> {
    const { rows } = await sql<LegendRow>`
      select page.*, account.name, account.academy_no as "academyNo",
        profile.nickname, profile.held, profile.visit_key as "visitKey", profile.open,
        pet.species, purse.exp,
        case when exists (select 1 from friendship
          where friendship.account_no = ${viewer} and friendship.friend_no = page."accountNo")
          then 1 else 0 end as friends,
        case when exists (select 1 from neighbour_block
          where (neighbour_block.account_no = ${viewer} and neighbour_block.blocked_no = page."accountNo")
            or (neighbour_block.blocked_no = ${viewer} and neighbour_block.account_no = page."accountNo"))
          then 1 else 0 end as blocked
      from (
        select reader.account_no as "accountNo", reader.point as point, reader.reached_at as "reachedAt"
        ${visible(hall)} ${order} limit ${limit} offset ${offset}
      ) as page
      join account on account.account_no = page."accountNo"
      left join aquarium_profile as profile on profile.account_no = page."accountNo"
      left join pet on pet.account_no = page."accountNo"
      left join purse on purse.account_no = page."accountNo"
      order by page.point desc, page."reachedAt", page."accountNo"`.execute(db);
    return rows;
  },

  /** Readers of a hall, counted up to the last one that is shown. */
  async count(db: Db, hall: Hall): Promise<number> {
    const { rows } = await sql<{ readers: number }>`
      select count(*) as readers
      from (select 1 as one ${visible(hall)} limit ${LEGEND_TUNING.shownReaders}) as shown`.execute(db);
    return Number(rows[0]?.readers ?? 0);
  },

  /** Readers with more points, counted up to a bound. */
  async above(db: Db, hall: Hall, point: number): Promise<number> {
    const { rows } = await sql<{ readers: number }>`
      select count(*) as readers
      from (select 1 as one ${visible(hall)} and reader.point > ${point}
        limit ${LEGEND_TUNING.countedPlaces}) as better`.execute(db);
    return Number(rows[0]?.readers ?? 0);
  },

  /** Points of the next reader above; null at the top. */
  async nextAbove(db: Db, hall: Hall, point: number): Promise<number | null> {
    const { rows } = await sql<{ point: number }>`
      select reader.point as point ${visible(hall)} and reader.point > ${point}
      order by reader.point limit 1`.execute(db);
    return rows[0]?.point ?? null;
  },

  async pointOf(db: Db, accountNo: number, month: string): Promise<number> {
    const row = await db
      .selectFrom('legend_month')
      .select('point')
      .where('account_no', '=', accountNo)
      .where('month_key', '=', month)
      .executeTakeFirst();
    return row?.point ?? 0;
  },

  /** The first month of a hall that has a reader. */
  async firstMonth(db: Db, { site, academyNo }: Omit<Hall, 'month'>): Promise<string | null> {
    const row = await db
      .selectFrom('legend_month')
      .select((eb) => eb.fn.min('month_key').as('first'))
      .where((eb) => (academyNo === null ? eb('site', '=', site) : eb('academy_no', '=', academyNo)))
      .executeTakeFirst();
    return row?.first ?? null;
  },

  /** Books verified in a month, by reader. */
  async verified(db: Db, accountNos: readonly number[], month: string): Promise<Map<number, number>> {
    if (accountNos.length === 0) return new Map();
    const rows = await db
      .selectFrom('verification')
      .select((eb) => ['account_no as accountNo', eb.fn.countAll<number>().as('books')])
      .where('account_no', 'in', [...accountNos])
      .where('day_key', '>=', `${month}-01`)
      .where('day_key', '<=', `${month}-31`)
      .groupBy('account_no')
      .execute();
    return new Map(rows.map(({ accountNo, books }) => [accountNo, Number(books)]));
  },

  async isListed(db: Db, accountNo: number): Promise<boolean> {
    const row = await db
      .selectFrom('legend_hidden')
      .select('account_no')
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return row === undefined;
  },

  /** Shows or hides a reader, in every month. */
  async setListed(db: Db, accountNo: number, listed: boolean, now: number): Promise<void> {
    if (listed) await db.deleteFrom('legend_hidden').where('account_no', '=', accountNo).execute();
    else {
      await db
        .insertInto('legend_hidden')
        .values({ account_no: accountNo, hidden_at: now })
        .onConflict((conflict) => conflict.column('account_no').doNothing())
        .execute();
    }
    await db
      .updateTable('legend_month')
      .set({ listed: listed ? 1 : 0 })
      .where('account_no', '=', accountNo)
      .execute();
  },
};
