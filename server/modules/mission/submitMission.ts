import type { z } from 'zod';
import type { MissionResult, submitBody } from '#contract/mission.ts';
import { handIn, retryOpen } from '#domain/mission/AttemptState.ts';
import { answeredSince } from '#domain/mission/answeredSince.ts';
import { implausibleSpeed } from '#domain/mission/implausibleSpeed.ts';
import { forgive } from '#domain/mission/leaveOut.ts';
import type { Answers } from '#domain/mission/MissionMaterial.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import { missionPoints, missionRate, retryPoints } from '#domain/mission/missionPoints.ts';
import { submissionGates } from '#domain/mission/submissionGates.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { countForContest } from '#server/modules/contest/public.ts';
import { readWithdrawnKeys } from '#server/modules/item-withdrawal/public.ts';
import { handInReportText, readBookText, readReportBand } from '#server/modules/note/public.ts';
import { payMission } from '#server/modules/point/public.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { describeResult } from './describeResult.ts';
import { type LoadedAttempt, loadAttempt } from './loadAttempt.ts';
import { readMissionStand } from './MissionStand.ts';
import { verifyBook } from './verifyBook.ts';

/**
 * Hands a round in: marks the saved answers, pays once, verifies the book when it is due, all in one transaction.
 *
 * @throws AppError NOT_FOUND, MISSION_CLOSED; ANSWERS_CHANGED with the items that look different on the screen where it
 *   was handed in; MISSION_GATE with a reason per item for a text that is not ready;
 *   MISSION_NOT_COMPLETE when something is empty and that was not confirmed
 */
export async function submitMission(
  context: SignedInContext,
  attemptNo: number,
  { confirmIncomplete, seen }: z.infer<typeof submitBody>,
): Promise<MissionResult> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const loaded = await loadAttempt(inside, attemptNo);
    const { attempt, material } = loaded;
    if (material.kind === 'REPORT') await handInReportText(inside, attempt);
    const saved = await missionAnswers.list(trx, attemptNo);
    // The text of a report has a history of its own, with a choice between two.
    if (seen && material.kind !== 'REPORT') refuseUnseen(answeredSince(saved, seen));
    const answers = new Map(saved.map(({ key, value }) => [key, value]));
    const withdrawn = await readWithdrawnKeys(trx, attempt.bookNo, material);
    await refuseUnready(inside, loaded, { answers, withdrawn }, confirmIncomplete);
    // What a retry brought along from the first round has no number of its own.
    const answeredNow = saved.filter(({ value, seq }) => value !== '' && seq > 0).length;

    const marks = forgive(markMission(material, answers, attempt.seed), withdrawn);
    const correctCount = marks.filter(({ correct }) => correct).length;
    const rate = missionRate(correctCount, marks.length);
    const handed = handIn({ phase: 'OPEN', round: attempt.round }, correctCount === marks.length);
    if (!handed.ok) throw new AppError('MISSION_CLOSED');
    const { pay, stand } = await payRound(inside, loaded, rate);
    const outcome = {
      submittedAt: context.now,
      correctCount,
      itemCount: marks.length,
      rate,
      ...pay,
      flagged: implausibleSpeed(attempt.kind, answeredNow, context.now - attempt.startedAt),
    };
    if (!(await missionAttempts.close(trx, attemptNo, outcome))) throw new AppError('MISSION_CLOSED');
    await missionMarks.save(trx, attemptNo, marks);
    await verifyBook(inside, attempt.bookNo);
    await countForContest(inside, attempt, { ...outcome, stand });
    return describeResult({ ...attempt, ...outcome }, material, marks, retryOpen(handed.state), withdrawn);
  });
}

function refuseUnseen(keys: readonly string[]): void {
  if (keys.length === 0) return;
  throw new AppError('ANSWERS_CHANGED', { fields: Object.fromEntries(keys.map((key) => [key, '답이 바뀌었어요.'])) });
}

async function refuseUnready(
  context: SignedInContext,
  { attempt, material }: LoadedAttempt,
  { answers, withdrawn }: { answers: Answers; withdrawn: ReadonlySet<string> },
  confirmIncomplete: boolean,
): Promise<void> {
  const bookText = material.kind === 'REPORT' ? await readBookText(context.db, attempt.bookNo) : '';
  const gates = submissionGates(material, answers, await readReportBand(context), bookText);
  const empty = missionItems(material, attempt.seed).filter(
    ({ key, filled }) => !withdrawn.has(key) && !filled(answers.get(key) ?? ''),
  );
  // An empty prompt is reported as empty first; its length is a question only once it is handed in on purpose.
  if (empty.length > 0 && !confirmIncomplete && material.kind !== 'REPORT') {
    const fields = Object.fromEntries(empty.map(({ key }) => [key, '아직 답하지 않았어요.']));
    throw new AppError('MISSION_NOT_COMPLETE', { fields });
  }
  if (gates.size > 0) {
    const fields = [...gates].map(([key, reasons]) => [key, reasons.map(({ message }) => message).join(' ')]);
    throw new AppError('MISSION_GATE', { fields: Object.fromEntries(fields) });
  }
}

async function payRound(context: SignedInContext, { attempt }: LoadedAttempt, rate: number) {
  const { bookNo, kind, round } = attempt;
  const book = await missionMaterials.findBook(context.db, bookNo);
  if (!book) throw new AppError('NOT_FOUND');
  const stand = await readMissionStand(context, book, kind);
  if (!stand.pays) return { pay: { points: 0, shells: 0 }, stand: stand.points };
  const points = round === 1 ? missionPoints(stand.points, rate) : retryPoints(stand.points, rate);
  return { pay: await payMission(context, { bookNo, kind, round }, points), stand: stand.points };
}
