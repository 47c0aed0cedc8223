import type { PaperResult, PaperResultBody } from '#contract/paper.ts';
import { answeredSince } from '#domain/mission/answeredSince.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { saveAnswer, submitMission } from '#server/modules/mission/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { marksOf, standOf } from './describePrinted.ts';
import { followSheet } from './followSheet.ts';
import { type FoundSheet, paperSheets } from './repositories/paperSheets.ts';
import { contextOf, requireSheet } from './requireSheet.ts';

/**
 * Hands in the attempt of a sheet with what is on the paper, by the use cases of the screen and in one transaction. It
 * counts once: where it was typed in or handed in on the screen before, nothing changes and the answer shows which counts.
 *
 * @throws AppError NOT_FOUND, DEMO_ACCOUNT, PAPER_WITHDRAWN; ANSWERS_CHANGED where the pupil has answered on the screen
 *   since the sheet was opened; INVALID_INPUT; MISSION_NOT_COMPLETE
 */
export async function enterSheet(context: PostContext, code: string, given: PaperResultBody): Promise<PaperResult> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const sheet = await requireSheet(inside, code);
    switch (standOf(sheet)) {
      case 'WITHDRAWN':
        throw new AppError('PAPER_WITHDRAWN');
      case 'ENTERED':
        return describe(inside, sheet, sheet.entryKey === given.requestKey ? 'COUNTED' : 'ENTERED_BEFORE');
      case 'ON_SCREEN':
        return describe(inside, sheet, 'ON_SCREEN');
      case 'OPEN':
        await handIn(inside, sheet, given);
        return describe(inside, await requireSheet(inside, code), 'COUNTED');
    }
  });
}

async function handIn(context: PostContext, sheet: FoundSheet, given: PaperResultBody): Promise<void> {
  const { db, now, staffNo } = context;
  const { attemptNo, accountNo, sheetNo } = sheet;
  const pupil = contextOf(context, accountNo);
  const held = await missionAnswers.list(db, attemptNo);
  const changed = answeredSince(held, given.seen);
  if (changed.length > 0) {
    const fields = Object.fromEntries(changed.map((key) => [key, '그사이 화면에서 답했어요.']));
    throw new AppError('ANSWERS_CHANGED', { fields });
  }
  const numbers = new Map(held.map(({ key, seq }) => [key, seq]));
  for (const { key, value } of given.answers) {
    // What is empty on paper leaves an answer of the screen as it is; `saveAnswer` keeps what was marked there.
    if (value === '') continue;
    await saveAnswer(pupil, attemptNo, { key, value, seq: Math.max(now, (numbers.get(key) ?? 0) + 1) });
  }
  await submitMission(pupil, attemptNo, { confirmIncomplete: given.confirmIncomplete });
  await missionAttempts.noteOnPaper(db, attemptNo);
  const entered = await paperSheets.enter(db, sheetNo, { entryKey: given.requestKey, staffNo }, now);
  if (!entered) throw new AppError('CONFLICT');
  await recordStaffAction(context, { kind: 'PAPER_ENTERED', accountNo, detail: `sheet ${sheetNo}` });
}

async function describe(
  context: PostContext,
  sheet: FoundSheet,
  outcome: PaperResult['outcome'],
): Promise<PaperResult> {
  return {
    outcome,
    name: sheet.name,
    marks: marksOf(sheet),
    enteredBy: sheet.enteredBy,
    ...(await followSheet(context, sheet)),
  };
}
