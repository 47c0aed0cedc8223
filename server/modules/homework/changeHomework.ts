import type { z } from 'zod';
import type { homeworkChangeBody } from '#contract/homework.ts';
import { checkHomework } from '#domain/homework/checkHomework.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { homeworkRows } from './repositories/homeworkRows.ts';

interface Named {
  classNo: number;
  homeworkNo: number;
}

/** Another day or other words for a homework. @throws AppError NOT_FOUND, DEMO_ACCOUNT; INVALID_INPUT for a day that has passed */
export async function changeHomework(
  context: PostContext,
  named: Named,
  { note, dueOn }: z.infer<typeof homeworkChangeBody>,
): Promise<{ done: true }> {
  return change(context, named, async (inside, row) => {
    const reason =
      dueOn === row.dueOn ? undefined : checkHomework({ dueOn, tasks: [] }, [], seoulDay(context.now)).get('dueOn');
    if (reason !== undefined) throw new AppError('INVALID_INPUT', { fields: { dueOn: reason } });
    const words = withoutControls(note).normalize('NFC').trim();
    await homeworkRows.change(inside.db, named.homeworkNo, { note: words, dueOn }, inside.now);
    await recordStaffAction(inside, { kind: 'HOMEWORK_CHANGED', detail: `homework ${named.homeworkNo}` });
  });
}

/** Takes a homework back: pupils no longer see it; what they did for it stays theirs. @throws AppError NOT_FOUND, DEMO_ACCOUNT */
export async function withdrawHomework(context: PostContext, named: Named): Promise<{ done: true }> {
  return change(context, named, async (inside) => {
    await homeworkRows.withdraw(inside.db, named.homeworkNo, context.now);
    await recordStaffAction(inside, { kind: 'HOMEWORK_WITHDRAWN', detail: `homework ${named.homeworkNo}` });
  });
}

async function change(
  context: PostContext,
  { classNo, homeworkNo }: Named,
  apply: (inside: PostContext, row: { dueOn: string }) => Promise<void>,
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  await withTransaction(context.db, async (db) => {
    const row = await homeworkRows.find(db, classNo, homeworkNo);
    if (row === undefined) throw new AppError('NOT_FOUND');
    await apply({ ...context, db }, row);
  });
  return { done: true };
}
