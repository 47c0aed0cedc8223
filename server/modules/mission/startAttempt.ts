import type { z } from 'zod';
import type { MissionAttempt, startAttemptBody } from '#contract/mission.ts';
import { openAttempt } from '#domain/mission/AttemptState.ts';
import { marksAtOnce } from '#domain/mission/markedAtOnceKinds.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { missionState } from '#domain/mission/missionState.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { mayStillCount } from '#server/modules/contest/public.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { type MissionBook, missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';
import { describeAttempt } from './describeAttempt.ts';
import { offeredMission } from './offeredMission.ts';

/** Seeds are 31-bit so that both databases and every random source agree on them. */
const SEEDS = 2 ** 31;

/**
 * Opens a mission: a first attempt, the one that is open, or the retry of what was wrong.
 *
 * @throws AppError NOT_FOUND without such a book; MISSION_CLOSED when nothing is left to play; SUBSCRIPTION_NEEDED for a
 *   first attempt on the home site without a ticket
 */
export async function startAttempt(
  context: SignedInContext,
  { bookNo, readingMissionType: kind }: z.infer<typeof startAttemptBody>,
): Promise<MissionAttempt> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const book = await missionMaterials.findBook(trx, bookNo);
    if (!book) throw new AppError('NOT_FOUND');
    const rounds = await missionAttempts.rounds(trx, { accountNo: context.accountNo, bookNo, kind });
    const step = openAttempt(missionState(rounds));
    const last = rounds.at(-1);
    if (!step.ok) throw new AppError('MISSION_CLOSED');
    if (step.change === 'RESUMED' && last) return describeAttempt(inside, book, await resume(inside, last));
    const opened = last ? await openRetry(inside, last) : await openFirst(inside, book, kind);
    return describeAttempt(inside, book, opened);
  });
}

/** A round that may count for a contest by now is marked at the end from here on. */
async function resume(context: SignedInContext, attempt: StoredAttempt): Promise<StoredAttempt> {
  if (!attempt.markedAtOnce || !(await mayStillCount(context, attempt))) return attempt;
  await missionAttempts.markAtEnd(context.db, attempt.attemptNo);
  return { ...attempt, markedAtOnce: false };
}

async function openFirst(context: SignedInContext, book: MissionBook, kind: MissionKind): Promise<StoredAttempt> {
  const current = book.active ? await missionMaterials.findCurrent(context.db, book.bookNo, kind) : undefined;
  if (!current) throw new AppError('NOT_FOUND');
  await requirePermission(context, 'MISSION');
  const seed = Math.floor(context.random() * SEEDS);
  const offered = offeredMission(current, await itemWithdrawals.ofBook(context.db, book.bookNo), seed);
  await missionMaterials.keep(context.db, book.bookNo, offered);
  return insertRound(context, {
    bookNo: book.bookNo,
    kind,
    round: 1,
    seed,
    version: offered.version,
    maxPoint: book.maxPoint,
    itemCount: missionItems(parseMaterial(offered), seed).length,
  });
}

/**
 * What was right stays, locked; the rest is empty again. Cards keep their places, so that locked pairs still fit. The
 * marks that are stored forgive a withdrawn item; its answer may be wrong all the same and, locked, would stand in the
 * way of others. It is forgiven again when the retry is handed in.
 */
async function openRetry(context: SignedInContext, first: StoredAttempt): Promise<StoredAttempt> {
  const { bookNo, kind, seed, version, itemCount, maxPoint } = first;
  const opened = await insertRound(context, { bookNo, kind, round: 2, seed, version, itemCount, maxPoint });
  const answers = await missionAnswers.list(context.db, first.attemptNo);
  const material = await missionMaterials.read(context.db, bookNo, kind, version);
  const given = new Map(answers.map(({ key, value }) => [key, value]));
  const right = markMission(material, given, seed).filter(({ correct }) => correct);
  const keys = new Set(right.map(({ key }) => key));
  for (const { key, value } of answers) {
    if (keys.has(key)) await missionAnswers.save(context.db, opened.attemptNo, { key, value, seq: 0 }, context.now);
  }
  await missionMarks.save(context.db, opened.attemptNo, right);
  return opened;
}

async function insertRound(
  context: SignedInContext,
  round: Omit<Parameters<typeof missionAttempts.insert>[1], 'accountNo' | 'startedAt' | 'markedAtOnce'>,
): Promise<StoredAttempt> {
  const { db, accountNo, now } = context;
  const { bookNo, kind } = round;
  const markedAtOnce = marksAtOnce(kind) && !(await mayStillCount(context, { bookNo, kind, startedAt: now }));
  const opened = await missionAttempts.insert(db, { ...round, accountNo, startedAt: now, markedAtOnce });
  if (!opened) throw new AppError('CONFLICT');
  return opened;
}
