import type { ContestQuery, ContestRank, RankingItem } from '#contract/contest.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { maskId } from '#domain/text/maskId.ts';
import { maskName } from '#domain/text/maskName.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { fromReplica } from '#server/db/fromReplica.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { toInstant } from './describeStatus.ts';
import { type MyContest, requireMyContest } from './findContest.ts';
import { contestParticipants } from './repositories/contestParticipants.ts';
import { contestRankings, type RankedRow } from './repositories/contestRankings.ts';

const { topCount, neighbours } = CONTEST_TUNING;

/**
 * The ranking of the student's contest level: the top ten, the own place with its neighbours, and the top ten by growth.
 * Who does not want to be listed is in nobody else's answer and keeps the place.
 *
 * @throws AppError NOT_FOUND for who has no contest level
 */
export async function readContestRank(context: SignedInContext, asked: ContestQuery): Promise<ContestRank> {
  const mine = await requireMyContest(context, asked);
  const { level, me } = mine;
  const { db, accountNo, now } = context;
  const [{ items, growth, participantCount }, beside] = await Promise.all([
    fromReplica(
      db,
      (from) => readTop(joinReads(from), mine),
      // What the viewer has just won or wished must be in it.
      async (from) => {
        const seen = await contestParticipants.find(from, me.contestNo, accountNo);
        return seen?.point === me.point && seen.growth === me.growth && seen.listed === me.listed;
      },
    ),
    readNeighbours(context, mine),
  ]);
  return {
    contestLevelCode: level.code,
    contestLevelName: level.name,
    participantCount,
    items: items.map((row) => toItem(row, accountNo)),
    ...beside,
    growth: {
      items: growth.map((row) => {
        const { rankNo, accountName, accountId, myYn } = toItem(row, accountNo);
        return { rankNo, accountName, accountId, myYn, growthPoint: row.growth ?? 0 };
      }),
      myGrowthPoint: me.growth,
    },
    listedYn: me.listed ? 'Y' : 'N',
    currentDate: toInstant(now),
  };
}

async function readTop(db: Db, { me }: MyContest) {
  const [items, growth, participantCount] = await Promise.all([
    contestRankings.top(db, me, me.accountNo, topCount),
    contestRankings.growthTop(db, me, me.accountNo, topCount),
    contestRankings.readers(db, me),
  ]);
  return { items, growth, participantCount };
}

/** Nobody has neighbours before the first points. */
async function readNeighbours(
  { db, accountNo }: SignedInContext,
  { me }: MyContest,
): Promise<Pick<ContestRank, 'me' | 'neighbours'>> {
  if (me.point <= 0) return { me: null, neighbours: [] };
  const [{ name, accountId }, { rankNo, before, after }] = await Promise.all([
    accounts.nameOf(db, accountNo),
    contestRankings.beside(db, me, neighbours),
  ]);
  const own = { accountNo, accountId, name, point: me.point, rate: me.rate, growth: me.growth, rankNo };
  return {
    me: toItem(own, accountNo),
    neighbours: [...before, own, ...after].map((row) => toItem(row, accountNo)),
  };
}

function toItem(row: RankedRow, viewer: number): RankingItem {
  return {
    rankNo: row.rankNo,
    accountName: maskName(row.name),
    accountId: maskId(row.accountId),
    point: row.point,
    answerRateByPoint: row.rate / 100,
    myYn: row.accountNo === viewer ? 'Y' : 'N',
  };
}
