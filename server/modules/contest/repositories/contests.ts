import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type ContestContent, contestContent } from '#contract/contestContent.ts';
import { type SiteName, siteName } from '#contract/site.ts';
import type { ContestHost } from '#domain/contest/contestScope.ts';
import type { ContestTimes } from '#domain/contest/contestStatus.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import type { ContestTable } from '../contestTables.ts';

/** A contest with everything that belongs to it. */
export interface StoredContest extends ContestTimes, ContestHost {
  contestNo: number;
  title: string;
  state: 'DRAFT' | 'PUBLISHED';
  sites: SiteName[];
  dailyCap: number;
  pcImagePath: string | null;
  mobileImagePath: string | null;
  content: ContestContent;
  revision: number;
  prizes: string | null;
  /** Who of the staff made it. */
  staffNo: number | null;
  requestKey: string | null;
}

type Optional = 'state' | 'academyNo' | 'classNos' | 'prizes' | 'staffNo' | 'requestKey';
/** A draft of whole sites where nothing else is given. */
export type NewContest = Omit<StoredContest, 'contestNo' | 'revision' | 'closedAt' | Optional> &
  Partial<Pick<StoredContest, Optional>>;

const sites = z.array(siteName);
const classNos = z.array(z.int());

/** Null: those of whole sites. */
interface OfHost {
  state: 'PUBLISHED';
  academyNo: number | null;
}

const publishedQuery = compileByShape(['academyNo'], (db, given: OfHost) => ofHost(db, given).selectAll());

const revisionsQuery = compileByShape(['academyNo'], (db, given: OfHost) =>
  ofHost(db, given).select(['contest_no', 'revision']),
);

const rowOf = (contest: NewContest, now: number) => ({
  title: contest.title,
  state: contest.state ?? ('DRAFT' as const),
  sites: JSON.stringify(contest.sites),
  start_day: contest.startDay,
  end_day: contest.endDay,
  closed_at: null,
  daily_cap: contest.dailyCap,
  pc_image_path: contest.pcImagePath,
  mobile_image_path: contest.mobileImagePath,
  content: JSON.stringify(contest.content),
  created_at: now,
  academy_no: contest.academyNo ?? null,
  class_nos: contest.classNos?.length ? JSON.stringify(contest.classNos) : null,
  prizes: contest.prizes ?? null,
  staff_no: contest.staffNo ?? null,
  request_key: contest.requestKey ?? null,
});

const findManyQuery = compileOnce((db, given: { contestNos: readonly number[] }) =>
  db
    .selectFrom('contest')
    .selectAll()
    .where(isAmong(db, 'contest_no', given.contestNos)),
);

const findQuery = compileOnce((db, given: { contestNo: number }) =>
  db.selectFrom('contest').selectAll().where('contest_no', '=', given.contestNo),
);

export const contests = {
  /** The published contests of an institution and its classes, or of whole sites (`null`), by number. */
  async published(db: Db, academyNo: number | null): Promise<StoredContest[]> {
    return (await publishedQuery(db, { state: 'PUBLISHED', academyNo })).rows.map(toContest);
  },

  /** Which of them there are, and how often each was changed. */
  async revisions(db: Db, academyNo: number | null): Promise<Pick<StoredContest, 'contestNo' | 'revision'>[]> {
    const { rows } = await revisionsQuery(db, { state: 'PUBLISHED', academyNo });
    return rows.map((row) => ({ contestNo: row.contest_no, revision: row.revision }));
  },

  /** Every published contest that is not over by its plan: for operators. */
  async unfinished(db: Db, today: string): Promise<StoredContest[]> {
    const rows = await db
      .selectFrom('contest')
      .selectAll()
      .where('state', '=', 'PUBLISHED')
      .where('end_day', '>=', today)
      .orderBy('contest_no')
      .execute();
    return rows.map(toContest);
  },

  async ofRequest(db: Db, requestKey: string): Promise<StoredContest | undefined> {
    const row = await db.selectFrom('contest').selectAll().where('request_key', '=', requestKey).executeTakeFirst();
    return row && toContest(row);
  },

  async list(db: Db): Promise<StoredContest[]> {
    return (await db.selectFrom('contest').selectAll().orderBy('contest_no').execute()).map(toContest);
  },

  async find(db: Db, contestNo: number): Promise<StoredContest | undefined> {
    const [row] = (await findQuery(db, { contestNo })).rows;
    return row && toContest(row);
  },

  async findMany(db: Db, contestNos: readonly number[]): Promise<StoredContest[]> {
    if (contestNos.length === 0) return [];
    return (await findManyQuery(db, { contestNos })).rows.map(toContest);
  },

  async insert(db: Db, contest: NewContest, now: number): Promise<number> {
    const { contest_no } = await db
      .insertInto('contest')
      .values(rowOf(contest, now))
      .returning('contest_no')
      .executeTakeFirstOrThrow();
    return contest_no;
  },

  /** @returns undefined where the same request has given one meanwhile */
  async insertOnce(db: Db, contest: NewContest & { requestKey: string }, now: number): Promise<number | undefined> {
    const row = await db
      .insertInto('contest')
      .values(rowOf(contest, now))
      .onConflict((conflict) => conflict.doNothing())
      .returning('contest_no')
      .executeTakeFirst();
    return row?.contest_no;
  },

  /** False when somebody else changed the contest since it was read. */
  async change(
    db: Db,
    { contestNo, revision }: StoredContest,
    to: Partial<Pick<StoredContest, 'state' | 'endDay' | 'closedAt' | 'content'>>,
  ): Promise<boolean> {
    const result = await db
      .updateTable('contest')
      .set({
        revision: revision + 1,
        ...(to.state === undefined ? {} : { state: to.state }),
        ...(to.endDay === undefined ? {} : { end_day: to.endDay }),
        ...(to.closedAt === undefined ? {} : { closed_at: to.closedAt }),
        ...(to.content === undefined ? {} : { content: JSON.stringify(to.content) }),
      })
      .where('contest_no', '=', contestNo)
      .where('revision', '=', revision)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Only one that nobody has joined. */
  async remove(db: Db, contestNo: number): Promise<void> {
    await db.deleteFrom('contest').where('contest_no', '=', contestNo).execute();
  },
};

function ofHost(db: Db, { state, academyNo }: OfHost) {
  const published = db.selectFrom('contest').where('state', '=', state).orderBy('contest_no');
  return academyNo === null ? published.where('academy_no', 'is', null) : published.where('academy_no', '=', academyNo);
}

function toContest(row: Selectable<ContestTable>): StoredContest {
  return {
    contestNo: row.contest_no,
    title: row.title,
    state: row.state,
    sites: sites.parse(JSON.parse(row.sites)),
    startDay: row.start_day,
    endDay: row.end_day,
    closedAt: row.closed_at,
    dailyCap: row.daily_cap,
    pcImagePath: row.pc_image_path,
    mobileImagePath: row.mobile_image_path,
    content: contestContent.parse(JSON.parse(row.content)),
    revision: row.revision,
    academyNo: row.academy_no,
    classNos: row.class_nos === null ? [] : classNos.parse(JSON.parse(row.class_nos)),
    prizes: row.prizes,
    staffNo: row.staff_no,
    requestKey: row.request_key,
  };
}
