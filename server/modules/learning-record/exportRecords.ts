import type { RecordFilePart, RecordFileQuery } from '#contract/learningRecord.ts';
import { formatPlace, parsePlace, placeBefore } from '#domain/learning-record/EventPlace.ts';
import { recordTuning } from '#domain/learning-record/tuning.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { readRecords } from './readRecords.ts';
import { recordPlace } from './recordPlace.ts';

/**
 * Learning records of a span of days as JSON Lines, one part after the other. That they left the product is recorded with
 * the purpose, once for all parts.
 *
 * @throws AppError DEMO_ACCOUNT; NOT_FOUND for a class of another institution; INVALID_INPUT for days that do not fit
 */
export async function exportRecords(
  context: PostContext,
  query: RecordFileQuery,
  origin: string,
): Promise<RecordFilePart> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { db, now, post, secrets } = context;
  const { academyNo } = post;
  const { from, to, classNo, purpose } = query;
  const fields = daysWrong(from, to, seoulDay(now));
  if (fields !== null) throw new AppError('INVALID_INPUT', { fields });
  if (classNo !== undefined && !(await schoolClasses.isOf(db, classNo, academyNo))) throw new AppError('NOT_FOUND');
  const begin = query.after === undefined ? placeBefore(startOfDayKey(from)) : parsePlace(query.after);
  if (begin === null || begin.at < startOfDayKey(from) - 1) throw new AppError('INVALID_INPUT');
  if (query.after === undefined) {
    const about = classNo === undefined ? '' : ` class ${classNo}`;
    await recordStaffAction(context, { kind: 'RECORDS_EXPORTED', detail: `${purpose} ${from} ${to}${about}` });
  }
  const span = { academyNo, classNo, after: begin, until: startOfDayKey(shiftDayKey(to, 1)) };
  const events = await readRecords(db, span, recordPlace(secrets, academyNo, origin), recordTuning.filePart);
  const statements = events.flatMap((event) => event.statements);
  const last = events.length < recordTuning.filePart ? undefined : events.at(-1);
  return {
    fileName: `책바다 학습 기록 ${from} ${to}.jsonl`,
    lines: statements.map((statement) => `${JSON.stringify(statement)}\n`).join(''),
    count: statements.length,
    next: last === undefined ? null : formatPlace(last.place),
  };
}

function daysWrong(from: string, to: string, today: string): Record<string, string> | null {
  if (from > to) return { to: '끝 날이 첫 날보다 앞이에요.' };
  if (from > today) return { from: '아직 오지 않은 날이에요.' };
  const longest = recordTuning.mostFileDays;
  return shiftDayKey(from, longest) <= to ? { to: `한 번에 ${longest}일까지 받을 수 있어요.` } : null;
}
