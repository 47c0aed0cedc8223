import { type QueryResult, sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { LEGEND_TUNING } from '#domain/legend/tuning.ts';
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
  /** Books of the month. */
  verified: number;
  friends: number;
  blocked: number;
}

export interface LegendStand {
  point: number;
  listed: boolean;
  /** Books of the month. */
  verified: number;
}

/** Whether others may see a reader: of their own wish, and not suspended, nor their institution. As 1 or 0. */
const listed = sql`
  case when not exists (select 1 from legend_hidden where legend_hidden.account_no = account.account_no)
    and (account.status = 'ACTIVE' or (account.site = 'home' and account.status = 'NO_AFFILIATION'))
    and (account.academy_no is null or exists (select 1 from institution
      where institution.academy_no = account.academy_no and institution.status = 'ACTIVE')) then 1 else 0 end`;

const adding = compileOnce((db, given: { accountNo: number; month: string; points: number; now: number }) => ({
  compile: () =>
    sql`
      insert into legend_month (month_key, account_no, site, academy_no, point, reached_at, listed)
      select cast(${given.month} as text), account.account_no, account.site, account.academy_no,
        cast(${given.points} as integer), cast(${given.now} as bigint), ${listed}
      from account where account.account_no = ${given.accountNo}
      on conflict (account_no, month_key) do update set
        point = legend_month.point + excluded.point, reached_at = excluded.reached_at,
        site = excluded.site, academy_no = excluded.academy_no`.compile(db),
}));

/** What a question of a hall is asked with: `place` is the site, or the institution of a hall of one. */
type InHall = { month: string; place: string | number };

const listing = compileOnce((db, given: { accountNo: number }) => ({
  compile: () =>
    sql`
      update legend_month set listed = (select ${listed} from account where account.account_no = ${given.accountNo})
      where account_no = ${given.accountNo}`.compile(db),
}));

/**
 * Readers of a hall that others may see, with more points than `least`. The index of the hall has all of it: `listed`
 * follows wish and states. One bound alone: SQLite looks up the first it meets and goes through the rest.
 */
const counted = (ofSite: boolean, { month, place }: InHall, least: number) => sql`
  from legend_month as reader
  where ${ofSite ? sql`reader.site` : sql`reader.academy_no`} = ${place}
    and reader.month_key = ${month} and reader.listed = 1 and reader.point > ${least}`;

/**
 * The same with the states themselves: a reader who earns the first points of a month at the instant of being suspended
 * may be counted, and is never shown.
 */
const visible = (ofSite: boolean, { month, place }: InHall, least: number) => sql`
  from legend_month as reader
  join account on account.account_no = reader.account_no
  left join institution on institution.academy_no = account.academy_no
  where ${ofSite ? sql`reader.site` : sql`reader.academy_no`} = ${place}
    and reader.month_key = ${month} and reader.listed = 1 and reader.point > ${least}
    and (account.status = 'ACTIVE' or (account.site = 'home' and account.status = 'NO_AFFILIATION'))
    and (account.academy_no is null or institution.status = 'ACTIVE')`;

const order = sql`order by reader.point desc, reader.reached_at, reader.account_no`;

/**
 * A question of a hall, compiled once for halls of sites and once for those of institutions. `limit ?` alone would have
 * SQLite plan it again with each run, hence the `+ 0`.
 */
function askingHall<V extends Record<keyof V, string | number | null>, R>(
  build: (ofSite: boolean, given: V & InHall) => ReturnType<typeof sql<R>>,
) {
  const [ofSite, ofInstitution] = [true, false].map((which) =>
    compileOnce((db, given: V & InHall) => ({ compile: () => build(which, given).compile(db) })),
  ) as [HallQuery<V, R>, HallQuery<V, R>];
  return async (db: Db, { month, site, academyNo }: Hall, given: V): Promise<readonly R[]> => {
    const query = academyNo === null ? ofSite : ofInstitution;
    return (await query(db, { ...given, month, place: academyNo ?? site })).rows;
  };
}

type HallQuery<V, R> = (db: Db, values: V & InHall) => Promise<QueryResult<R>>;

type Page = { viewer: number; limit: number; offset: number; firstDay: string; lastDay: string };

const pageOf = askingHall<Page, LegendRow>(
  (ofSite, given) => sql`
    select page.*, profile.nickname, profile.held, profile.visit_key as "visitKey", profile.open, pet.species,
      purse.exp,
      (select count(*) from verification where verification.account_no = page."accountNo"
        and verification.day_key >= ${given.firstDay} and verification.day_key <= ${given.lastDay}) as verified,
      case when exists (select 1 from friendship
        where friendship.account_no = ${given.viewer} and friendship.friend_no = page."accountNo")
        then 1 else 0 end as friends,
      case when exists (select 1 from neighbour_block
        where (neighbour_block.account_no = ${given.viewer} and neighbour_block.blocked_no = page."accountNo")
          or (neighbour_block.blocked_no = ${given.viewer} and neighbour_block.account_no = page."accountNo"))
        then 1 else 0 end as blocked
    from (
      select reader.account_no as "accountNo", reader.point as point, reader.reached_at as "reachedAt",
        account.name, account.academy_no as "academyNo"
      ${visible(ofSite, given, 0)} ${order} limit (${given.limit} + 0) offset ${given.offset}
    ) as page
    left join aquarium_profile as profile on profile.account_no = page."accountNo"
    left join pet on pet.account_no = page."accountNo"
    left join purse on purse.account_no = page."accountNo"
    order by page.point desc, page."reachedAt", page."accountNo"`,
);

const readersShown = askingHall<{ most: number }, { readers: number }>(
  (ofSite, given) => sql`
    select count(*) as readers from (select 1 as one ${counted(ofSite, given, 0)} limit (${given.most} + 0)) as shown`,
);

const readersAbove = askingHall<{ point: number; most: number }, { readers: number }>(
  (ofSite, given) => sql`
    select count(*) as readers
    from (select 1 as one ${counted(ofSite, given, given.point)} limit (${given.most} + 0)) as better`,
);

const pointAbove = askingHall<{ point: number }, { point: number }>(
  (ofSite, given) => sql`
    select reader.point as point ${visible(ofSite, given, given.point)}
    order by reader.point limit 1`,
);

const ownStand = compileOnce((db, given: { accountNo: number; month: string; firstDay: string; lastDay: string }) => ({
  compile: () =>
    sql<{ point: number; hidden: number; verified: number }>`
      select
        coalesce((select point from legend_month
          where account_no = ${given.accountNo} and month_key = ${given.month}), 0) as point,
        (select count(*) from legend_hidden where account_no = ${given.accountNo}) as hidden,
        (select count(*) from verification where account_no = ${given.accountNo}
          and day_key >= ${given.firstDay} and day_key <= ${given.lastDay}) as verified`.compile(db),
}));

const firstOfSite = compileOnce((db, given: { site: SiteName }) =>
  db
    .selectFrom('legend_month')
    .select((eb) => eb.fn.min<string | null>('month_key').as('first'))
    .where('site', '=', given.site),
);

const firstOfInstitution = compileOnce((db, given: { academyNo: number }) =>
  db
    .selectFrom('legend_month')
    .select((eb) => eb.fn.min<string | null>('month_key').as('first'))
    .where('academy_no', '=', given.academyNo),
);

/** Days as they are kept sort as text. */
const daysOf = (month: string) => ({ firstDay: `${month}-01`, lastDay: `${month}-31` });

const isListedQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('legend_hidden').select('account_no').where('account_no', '=', given.accountNo),
);

/** Book points by reader and month, kept beside the ledger, and the halls of fame that are read from them. */
export const legendMonths = {
  /** Called in the transaction that writes the ledger. */
  async add(db: Db, accountNo: number, month: string, points: number, now: number): Promise<void> {
    await adding(db, { accountNo, month, points, now });
  },

  async page(db: Db, hall: Hall, viewer: number, limit: number, offset: number): Promise<LegendRow[]> {
    const rows = await pageOf(db, hall, { viewer, limit, offset, ...daysOf(hall.month) });
    return rows.map((row) => ({ ...row, verified: Number(row.verified) }));
  },

  /** Readers of a hall, counted up to the last one that is shown. */
  async count(db: Db, hall: Hall): Promise<number> {
    const [row] = await readersShown(db, hall, { most: LEGEND_TUNING.shownReaders });
    return Number(row?.readers ?? 0);
  },

  /** Readers with more points, counted up to a bound. */
  async above(db: Db, hall: Hall, point: number): Promise<number> {
    const [row] = await readersAbove(db, hall, { point, most: LEGEND_TUNING.countedPlaces });
    return Number(row?.readers ?? 0);
  },

  /** Points of the next reader above; null at the top. */
  async nextAbove(db: Db, hall: Hall, point: number): Promise<number | null> {
    const [row] = await pointAbove(db, hall, { point });
    return row?.point ?? null;
  },

  /** Points and verified books of a reader in a month, and whether others may see them. */
  async standOf(db: Db, accountNo: number, month: string): Promise<LegendStand> {
    const [row] = (await ownStand(db, { accountNo, month, ...daysOf(month) })).rows;
    return { point: row?.point ?? 0, listed: Number(row?.hidden ?? 0) === 0, verified: Number(row?.verified ?? 0) };
  },

  /** The first month of a hall that has a reader. */
  async firstMonth(db: Db, { site, academyNo }: Omit<Hall, 'month'>): Promise<string | null> {
    const { rows } = await (academyNo === null ? firstOfSite(db, { site }) : firstOfInstitution(db, { academyNo }));
    return rows[0]?.first ?? null;
  },

  async isListed(db: Db, accountNo: number): Promise<boolean> {
    const [row] = (await isListedQuery(db, { accountNo })).rows;
    return row === undefined;
  },

  /** Shows or hides a reader, in every month. */
  async setListed(db: Db, accountNo: number, wished: boolean, now: number): Promise<void> {
    if (wished) await db.deleteFrom('legend_hidden').where('account_no', '=', accountNo).execute();
    else {
      await db
        .insertInto('legend_hidden')
        .values({ account_no: accountNo, hidden_at: now })
        .onConflict((conflict) => conflict.column('account_no').doNothing())
        .execute();
    }
    await listing(db, { accountNo });
  },
};
