import type { ContestInfo, ContestQuery } from '#contract/contest.ts';
import { completionPoint, isCompleted } from '#domain/contest/completionPoint.ts';
import { topPercent } from '#domain/contest/rankStandings.ts';
import { ratePercent } from '#domain/contest/rateHundredths.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { countedToday } from './countedToday.ts';
import { toInstant } from './describeStatus.ts';
import { findContest } from './findContest.ts';
import { contestRankings } from './repositories/contestRankings.ts';
import { contestReviews } from './repositories/contestReviews.ts';

/** How the student stands in the contest; null for who has not joined it. */
export async function readContestInfo(context: SignedInContext, asked: ContestQuery): Promise<ContestInfo | null> {
  const mine = (await findContest(context, asked))?.mine;
  if (!mine) return null;
  const { contest, level, me } = mine;
  const { db, now } = context;
  const maxPoints = level.books.map(({ maxPoint }) => maxPoint);
  const completion = completionPoint(maxPoints);
  const readers = await contestRankings.readers(db, me);
  const rankNo = me.point > 0 ? await contestRankings.rankOf(db, me) : null;
  const held = await contestReviews.openOf(db, contest.contestNo, context.accountNo);
  const today = await countedToday(db, me, now);
  return {
    readingLevel: me.readingLevel,
    contestLevelCode: level.code,
    contestLevelName: level.name,
    rankNo,
    topPercent: rankNo && topPercent(rankNo, readers),
    participantCount: readers,
    point: me.point,
    readingRateByPoint: ratePercent(
      me.point,
      maxPoints.reduce((sum, points) => sum + points, 0),
    ),
    answerRateByPoint: me.rate / 100,
    completionPoint: completion,
    completedYn: isCompleted(me.point, completion) ? 'Y' : 'N',
    growthPoint: me.growth,
    heldCount: held.count,
    heldPoint: held.point,
    todayCount: today.countedToday,
    dailyCap: contest.dailyCap,
    listedYn: me.listed ? 'Y' : 'N',
    currentDate: toInstant(now),
  };
}
