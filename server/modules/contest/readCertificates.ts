import type { z } from 'zod';
import type { ContestCertificate, ContestCertificates, certificateCheck } from '#contract/contest.ts';
import { completedAt } from '#domain/contest/completedAt.ts';
import { contestLastDay, contestStatus } from '#domain/contest/contestStatus.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Context, SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { readCertificateNo, writeCertificateNo } from './certificateCode.ts';
import { completionPointOf, findContests, hasCompleted, joinedOf, type MyContest } from './findContest.ts';
import { contestEntries } from './repositories/contestEntries.ts';
import { contestParticipants } from './repositories/contestParticipants.ts';
import { contestRankings } from './repositories/contestRankings.ts';
import { contests } from './repositories/contests.ts';

/** The certificates of every contest that the student has completed: of the one shown now first, then the newest. */
export async function readCertificates(context: SignedInContext): Promise<ContestCertificates> {
  const completed = joinedOf((await findContests(context)).found).filter(hasCompleted);
  if (completed.length === 0) return { items: [] };
  const [{ name }, ...results] = await Promise.all([
    accounts.info(context.db, context.accountNo),
    ...completed.map((mine) => readResult(context, mine)),
  ]);
  return { items: results.map((result): ContestCertificate => ({ ...result, name })) };
}

async function readResult(
  context: SignedInContext,
  { contest, level, me }: MyContest,
): Promise<Omit<ContestCertificate, 'name'>> {
  const completion = completionPointOf(level);
  const over = contestStatus(contest, context.now) === 'COMPLETED';
  const changes = await contestEntries.changes(context.db, contest.contestNo, context.accountNo);
  return {
    certificateNo: writeCertificateNo(contest.contestNo, me.certificateCode),
    readingGameContestNo: contest.contestNo,
    title: contest.title,
    contestLevelName: level.name,
    readingLevel: contest.content.levels.length === 1 ? null : me.readingLevel,
    point: me.point,
    completionPoint: completion,
    answerRateByPoint: me.rate / 100,
    rankNo: over ? await contestRankings.rankOf(context.db, me) : null,
    gameStartDate: contest.startDay,
    gameEndDate: contestLastDay(contest),
    completedDate: seoulDay(completedAt(changes, completion) ?? me.reachedAt),
  };
}

/**
 * Whether a certificate's number is one, for whoever holds the paper. Nothing about the person is shown.
 *
 * @throws AppError NOT_FOUND when it is none
 */
export async function checkCertificate(context: Context, text: string): Promise<z.infer<typeof certificateCheck>> {
  const { contestNo, code } = readCertificateNo(text);
  const contest = await contests.find(context.db, contestNo);
  const holder =
    contest?.state === 'PUBLISHED' && (await contestParticipants.byCertificate(context.db, contestNo, code));
  const level = contest?.content.levels.find((one) => holder && one.code === holder.levelCode);
  if (!contest || !holder || !level) throw new AppError('NOT_FOUND');
  if (!hasCompleted({ level, me: holder })) throw new AppError('NOT_FOUND');
  return {
    valid: true,
    title: contest.title,
    contestLevelName: level.name,
    point: holder.point,
    gameStartDate: contest.startDay,
    gameEndDate: contestLastDay(contest),
  };
}
