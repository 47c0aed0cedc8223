import type { SiteName } from '#contract/site.ts';
import { type AccessKind, unlistedKinds } from '#domain/account/accessKindNames.ts';
import { accessTuning } from '#domain/account/tuning.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { firstRow } from '../db/firstRow.ts';

/** One access as it is written down. */
export interface AccessEvent {
  accountNo: number | null;
  site: SiteName;
  kind: AccessKind;
  detail: string;
  address: string;
  device: string;
  /** Milliseconds UTC. */
  at: number;
}

const countOfQuery = compileOnce((db, given: { accountNo: number }) =>
  ofOwner(db, given.accountNo).select((eb) => eb.fn.countAll<number>().as('count')),
);

const pageQuery = compileOnce((db, given: { accountNo: number; limit: number; offset: number }) =>
  page(ofOwner(db, given.accountNo), given),
);

const pageOfAllQuery = compileOnce((db, given: { accountNo: number; limit: number; offset: number }) =>
  page(ofAccount(db, given.accountNo), given),
);

/** Access of people: who, when, from where. */
export const accessRecords = {
  async add(db: Db, event: AccessEvent): Promise<void> {
    await db.insertInto('access_record').values(rowOf(event)).execute();
  },

  /**
   * Counts a refused try with those of the same key. Beyond `accessTuning.networks` keys of an account since an instant
   * the rest shares one record, so that a storm from everywhere fills no disk. As many statements for every account.
   *
   * @returns how many tries the record counts now
   */
  async count(db: Db, event: AccessEvent, key: { network: string; rest: string; since: number }): Promise<number> {
    const known = await db
      .selectFrom('access_record')
      .select((eb) => [
        eb.fn.countAll<number>().as('keys'),
        eb.fn.countAll<number>().filterWhere('refusal_key', '=', key.network).as('own'),
      ])
      .where('account_no', event.accountNo === null ? 'is' : '=', event.accountNo)
      .where('last_at', '>=', key.since)
      .where('refusal_key', 'is not', null)
      .executeTakeFirstOrThrow();
    const alone = Number(known.own) > 0 || Number(known.keys) < accessTuning.networks;
    const row = alone ? rowOf(event) : { ...rowOf(event), address: '', device: '' };
    const { try_count } = await db
      .insertInto('access_record')
      .values({ ...row, refusal_key: alone ? key.network : key.rest })
      .onConflict((conflict) =>
        conflict.column('refusal_key').doUpdateSet((eb) => ({
          try_count: eb('access_record.try_count', '+', 1),
          last_at: eb.ref('excluded.last_at'),
        })),
      )
      .returning('try_count')
      .executeTakeFirstOrThrow();
    return try_count;
  },

  /** What its owner reads, the latest first. */
  async page(db: Db, accountNo: number, limit: number, offset: number) {
    return (await pageQuery(db, { accountNo, limit, offset })).rows;
  },

  /** The same with what its owner is not shown. */
  async pageOfAll(db: Db, accountNo: number, limit: number, offset: number) {
    return (await pageOfAllQuery(db, { accountNo, limit, offset })).rows;
  },

  async countOf(db: Db, accountNo: number): Promise<number> {
    const row = firstRow(await countOfQuery(db, { accountNo }));
    return row.count;
  },

  async deleteBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('access_record').where('last_at', '<', instant).execute();
  },
};

const ofAccount = (db: Db, accountNo: number) => db.selectFrom('access_record').where('account_no', '=', accountNo);

const ofOwner = (db: Db, accountNo: number) => ofAccount(db, accountNo).where('kind', 'not in', [...unlistedKinds]);

function page(query: ReturnType<typeof ofAccount>, { limit, offset }: { limit: number; offset: number }) {
  return query
    .select(['record_no as recordNo', 'kind', 'detail', 'address', 'device', 'try_count as tryCount'])
    .select(['first_at as firstAt', 'last_at as lastAt'])
    .orderBy('last_at', 'desc')
    .orderBy('record_no', 'desc')
    .limit(limit)
    .offset(offset);
}

function rowOf({ accountNo, site, kind, detail, address, device, at }: AccessEvent) {
  return { account_no: accountNo, site, kind, detail, address, device, first_at: at, last_at: at, refusal_key: null };
}
