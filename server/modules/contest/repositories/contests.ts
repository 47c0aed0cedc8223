import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type ContestContent, contestContent } from '#contract/contestContent.ts';
import { type SiteName, siteName } from '#contract/site.ts';
import type { ContestTimes } from '#domain/contest/contestStatus.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import type { ContestTable } from '../contestTables.ts';

/** A contest with everything that belongs to it. */
export interface StoredContest extends ContestTimes {
  contestNo: number;
  title: string;
  state: 'DRAFT' | 'PUBLISHED';
  sites: SiteName[];
  dailyCap: number;
  pcImagePath: string | null;
  mobileImagePath: string | null;
  content: ContestContent;
  revision: number;
}

export type NewContest = Omit<StoredContest, 'contestNo' | 'state' | 'revision' | 'closedAt'>;

const sites = z.array(siteName);
const published = compileOnce((db, given: { state: 'PUBLISHED' }) =>
  db.selectFrom('contest').selectAll().where('state', '=', given.state).orderBy('contest_no'),
);

export const contests = {
  /** Every published contest, by one statement. */
  async published(db: Db): Promise<StoredContest[]> {
    return (await published(db, { state: 'PUBLISHED' })).rows.map(toContest);
  },

  async list(db: Db): Promise<StoredContest[]> {
    return (await db.selectFrom('contest').selectAll().orderBy('contest_no').execute()).map(toContest);
  },

  async find(db: Db, contestNo: number): Promise<StoredContest | undefined> {
    const row = await db.selectFrom('contest').selectAll().where('contest_no', '=', contestNo).executeTakeFirst();
    return row && toContest(row);
  },

  async insert(db: Db, contest: NewContest, now: number): Promise<number> {
    const { contest_no } = await db
      .insertInto('contest')
      .values({
        title: contest.title,
        state: 'DRAFT',
        sites: JSON.stringify(contest.sites),
        start_day: contest.startDay,
        end_day: contest.endDay,
        closed_at: null,
        daily_cap: contest.dailyCap,
        pc_image_path: contest.pcImagePath,
        mobile_image_path: contest.mobileImagePath,
        content: JSON.stringify(contest.content),
        created_at: now,
      })
      .returning('contest_no')
      .executeTakeFirstOrThrow();
    return contest_no;
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
};

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
  };
}
