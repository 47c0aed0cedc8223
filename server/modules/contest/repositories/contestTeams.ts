import { sql } from 'kysely';
import { TEAM_MIN_PUPILS, type TeamChange, type TeamWeek } from '#domain/contest/teamShare.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A team's week with its name. */
export interface TeamRow extends TeamWeek {
  teamNo: number;
  downShare: number;
}

interface Week {
  contestNo: number;
  roundNo: number;
}

const COLUMNS = ['team_no as teamNo', 'pupils', 'readers', 'growers', 'down_share as downShare'] as const;

/** The class of a reader, or the institution in a contest of the site; nothing for who belongs nowhere. */
const teamOf = compileOnce((db, given: { contestNo: number; accountNo: number }) => ({
  compile: () =>
    sql<{ teamNo: number; pupils: number }>`
      select case when contest.academy_no is null then account.academy_no else membership.class_no end as "teamNo",
        case when contest.academy_no is null and account.academy_no is null then 0
          when contest.academy_no is null
          then (select count(*) from account as other
            where other.academy_no = account.academy_no and other.status = 'ACTIVE')
          else (select count(*) from class_membership as other join account as pupil on pupil.account_no = other.account_no
            where other.class_no = membership.class_no and other.left_on is null and pupil.status = 'ACTIVE') end as pupils
      from account
        left join class_membership as membership on membership.account_no = account.account_no and membership.left_on is null
        join contest on contest.contest_no = ${given.contestNo}
      where account.account_no = ${given.accountNo}`.compile(db),
}));

const teamMoving = compileOnce(
  (db, given: Week & { teamNo: number; pupils: number; readers: number; growers: number }) =>
    db
      .insertInto('contest_team')
      .values({
        contest_no: given.contestNo,
        round_no: given.roundNo,
        team_no: given.teamNo,
        pupils: given.pupils,
        readers: given.readers,
        growers: given.growers,
      })
      .onConflict((conflict) =>
        conflict.columns(['contest_no', 'round_no', 'team_no']).doUpdateSet((eb) => ({
          pupils: eb.ref('excluded.pupils'),
          readers: eb('contest_team.readers', '+', eb.ref('excluded.readers')),
          growers: eb('contest_team.growers', '+', eb.ref('excluded.growers')),
        })),
      ),
);

const topTeams = compileOnce((db, given: Week & { count: number }) =>
  db
    .selectFrom('contest_team')
    .select(COLUMNS)
    .where('contest_no', '=', given.contestNo)
    .where('round_no', '=', given.roundNo)
    .where('pupils', '>=', TEAM_MIN_PUPILS)
    .orderBy('down_share')
    .orderBy('team_no')
    .limit(given.count),
);

const smallTeams = compileOnce((db, given: Week) =>
  db
    .selectFrom('contest_team')
    .select(COLUMNS)
    .where('contest_no', '=', given.contestNo)
    .where('round_no', '=', given.roundNo)
    .where('pupils', '<', TEAM_MIN_PUPILS)
    .orderBy('team_no'),
);

const oneTeam = compileOnce((db, given: Week & { teamNo: number }) =>
  db
    .selectFrom('contest_team')
    .select(COLUMNS)
    .where('contest_no', '=', given.contestNo)
    .where('round_no', '=', given.roundNo)
    .where('team_no', '=', given.teamNo),
);

const teamsAbove = compileOnce((db, given: Week & { downShare: number }) =>
  db
    .selectFrom('contest_team')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contest_no', '=', given.contestNo)
    .where('round_no', '=', given.roundNo)
    .where('pupils', '>=', TEAM_MIN_PUPILS)
    .where('down_share', '<', given.downShare),
);

/** What classes and institutions have read, week by week. */
export const contestTeams = {
  /** Adds a change of one reader to the team; who is in none changes nothing. @param db the open transaction */
  async move(db: Db, reader: { contestNo: number; accountNo: number }, changes: readonly TeamChange[]): Promise<void> {
    if (changes.length === 0) return;
    const [team] = (await teamOf(db, reader)).rows;
    if (!team || team.teamNo === null) return;
    const pupils = Math.max(1, team.pupils);
    for (const change of changes)
      await teamMoving(db, { contestNo: reader.contestNo, teamNo: team.teamNo, pupils, ...change });
  },

  async top(db: Db, week: Week, count: number): Promise<TeamRow[]> {
    return (await topTeams(db, { ...week, count })).rows;
  },

  /** Those that are too small for a place: for who may see their pupils anyway. */
  async small(db: Db, week: Week): Promise<TeamRow[]> {
    return (await smallTeams(db, week)).rows;
  },

  async find(db: Db, week: Week, teamNo: number): Promise<TeamRow | undefined> {
    return (await oneTeam(db, { ...week, teamNo })).rows[0];
  },

  /** Place of a share: one more than the teams with a higher one. */
  async rankOf(db: Db, week: Week, downShare: number): Promise<number> {
    return 1 + ((await teamsAbove(db, { ...week, downShare })).rows[0]?.count ?? 0);
  },
};
