import { bucketOf } from '#domain/contest/bucketPlace.ts';
import { contestStartsAt } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { rankStandings } from '#domain/contest/rankStandings.ts';
import { rateHundredths } from '#domain/contest/rateHundredths.ts';
import { teamChanges, teamShare } from '#domain/contest/teamShare.ts';
import type { Db } from '#server/db/Db.ts';
import { contestParticipants } from '#server/modules/contest/repositories/contestParticipants.ts';
import { contestRankings } from '#server/modules/contest/repositories/contestRankings.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';

/** Everything that does not add up in the contests of a database; empty when all does. */
export async function contestProblems(db: Db): Promise<string[]> {
  const participants = await db.selectFrom('contest_participant').selectAll().execute();
  const entries = await db.selectFrom('contest_entry').selectAll().execute();
  const mends = await db.selectFrom('contest_mend').selectAll().execute();
  const weeks = await db.selectFrom('contest_week').selectAll().execute();
  const starts = new Map((await contests.list(db)).map((one) => [one.contestNo, contestStartsAt(one)]));
  const buckets = await db.selectFrom('contest_bucket').selectAll().execute();
  const counts = await db.selectFrom('contest_count').selectAll().execute();
  const problems: string[] = [];
  const expectEqual = (what: string, found: number | string, expected: number | string) => {
    if (found !== expected) problems.push(`${what}: ${found} instead of ${expected}`);
  };
  for (const row of participants) {
    const own = <T extends { contest_no: number; account_no: number }>(rows: readonly T[]) =>
      rows.filter((one) => one.contest_no === row.contest_no && one.account_no === row.account_no);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const mine = [...own(entries), ...own(mends)];
    const counted = own(entries).filter(({ reason }) => reason !== 'CORRECTION');
    const missions = [...counted, ...own(mends)];
    const who = `account ${row.account_no}`;
    expectEqual(`${who} points`, row.point, sum(mine.map(({ amount }) => amount)));
    expectEqual(`${who} weeks`, sum(own(weeks).map(({ point }) => point)), row.point);
    expectEqual(`${who} earned`, row.earned, sum(missions.map(({ amount }) => amount)));
    expectEqual(`${who} possible`, row.possible, sum(missions.map(({ possible }) => possible)));
    expectEqual(`${who} rate`, row.rate_hundredths, rateHundredths(row.earned, row.possible));
    const times = mine.filter(({ amount }) => amount !== 0).map(({ happened_at }) => happened_at);
    expectEqual(`${who} reached`, row.reached_at, Math.max(starts.get(row.contest_no) ?? 0, ...times));
    const keys = counted.map(
      ({ book_no, mission_kind, mission_round }) => `${book_no} ${mission_kind} ${mission_round}`,
    );
    expectEqual(`${who} counted once`, new Set(keys).size, keys.length);
    for (const mend of own(mends)) {
      const known = counted.some(
        (row) =>
          row.book_no === mend.book_no &&
          row.mission_kind === mend.mission_kind &&
          row.round_no === mend.round_no &&
          row.happened_at === mend.happened_at,
      );
      expectEqual(`${who} mends what counted`, String(known), 'true');
    }
  }
  const places = new Set(participants.map((row) => `${row.contest_no} ${row.level_code}`));
  for (const place of places) {
    const level = participants.filter((row) => `${row.contest_no} ${row.level_code}` === place);
    const counted = new Map<number, number>();
    for (const row of buckets.filter((one) => `${one.contest_no} ${one.level_code}` === place)) {
      counted.set(row.bucket, (counted.get(row.bucket) ?? 0) + row.readers);
    }
    for (const bucket of new Set([...counted.keys(), ...level.map(({ point }) => bucketOf(point))])) {
      const readers = level.filter(({ point }) => point > 0 && bucketOf(point) === bucket).length;
      expectEqual(`${place} bucket ${bucket}`, counted.get(bucket) ?? 0, readers);
    }
    const kept = counts.filter((one) => `${one.contest_no} ${one.level_code}` === place);
    for (const width of [CONTEST_TUNING.spanWidth, 1]) {
      const inSpans = new Map<number, number>();
      for (const row of kept.filter((one) => one.width === width)) {
        inSpans.set(row.span, (inSpans.get(row.span) ?? 0) + row.readers);
      }
      const spanOf = (point: number) => Math.floor(point / width);
      for (const span of new Set([...inSpans.keys(), ...level.map(({ point }) => spanOf(point))])) {
        const readers = level.filter(({ point }) => point > 0 && spanOf(point) === span).length;
        expectEqual(`${place} span ${span} of ${width}`, inSpans.get(span) ?? 0, readers);
      }
    }
    const ranked = rankStandings(
      level.map((row) => ({
        accountNo: row.account_no,
        point: row.point,
        rate: row.rate_hundredths,
        reachedAt: row.reached_at,
      })),
    );
    for (const [index, one] of ranked.entries()) {
      const me = await contestParticipants.find(db, Number(place.split(' ')[0]), one.accountNo);
      if (!me) throw new Error('a participant is gone');
      const { rankNo, before, after } = await contestRankings.beside(db, me, 3);
      expectEqual(`${place} place of ${one.accountNo}`, rankNo, one.rankNo);
      const listed = ranked.filter(({ accountNo }) =>
        level.some((row) => row.account_no === accountNo && row.listed === 1),
      );
      const around = [
        ...listed.filter((other) => ranked.indexOf(other) < index).slice(-3),
        ...listed.filter((other) => ranked.indexOf(other) > index).slice(0, 3),
      ].map(({ accountNo, rankNo: no }) => `${accountNo}:${no}`);
      const found = [...before, ...after].map(({ accountNo, rankNo: no }) => `${accountNo}:${no}`);
      expectEqual(`${place} neighbours of ${one.accountNo}`, found.join(' '), around.join(' '));
    }
  }
  await compareTeams(db, expectEqual);
  return problems;
}

/** The ladder of teams against what its readers have by week. */
async function compareTeams(
  db: Db,
  expectEqual: (what: string, found: number | string, expected: number | string) => void,
): Promise<void> {
  const all = await contests.list(db);
  const readers = await db
    .selectFrom('contest_participant')
    .innerJoin('account', 'account.account_no', 'contest_participant.account_no')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .select(['contest_participant.contest_no', 'account.account_no', 'account.academy_no', 'class_membership.class_no'])
    .execute();
  const weeks = await db.selectFrom('contest_week').selectAll().execute();
  const expected = new Map<string, { readers: number; growers: number }>();
  for (const reader of readers) {
    const contest = all.find(({ contestNo }) => contestNo === reader.contest_no);
    const teamNo = contest?.academyNo === null ? reader.academy_no : reader.class_no;
    const own = weeks
      .filter((week) => week.contest_no === reader.contest_no && week.account_no === reader.account_no)
      .map(({ round_no: roundNo, point }) => ({ roundNo, point }));
    for (const change of teamNo === null ? [] : teamChanges([], own)) {
      const key = `contest ${reader.contest_no} week ${change.roundNo} team ${teamNo}`;
      const kept = expected.get(key) ?? { readers: 0, growers: 0 };
      expected.set(key, { readers: kept.readers + change.readers, growers: kept.growers + change.growers });
    }
  }
  const stored = await db.selectFrom('contest_team').selectAll().execute();
  const found = new Map(
    stored.map(({ contest_no, round_no, team_no, ...row }) => [
      `contest ${contest_no} week ${round_no} team ${team_no}`,
      row,
    ]),
  );
  for (const key of new Set([...expected.keys(), ...found.keys()])) {
    const is = (row: { readers: number; growers: number } | undefined) => `${row?.readers ?? 0} ${row?.growers ?? 0}`;
    expectEqual(key, is(found.get(key)), is(expected.get(key)));
    const row = found.get(key);
    if (row) expectEqual(`${key} share`, row.down_share, -teamShare(row) || 0);
  }
}
