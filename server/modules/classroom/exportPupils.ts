import type { z } from 'zod';
import type { PupilTable, pupilTableQuery } from '#contract/classroom.ts';
import { toCsv } from '#domain/interchange/toCsv.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { describePupil } from './describePupil.ts';
import { pupilsWithin } from './pupilsWithin.ts';

const HEAD = ['반', '번호', '이름', '아이디', '학년', '마지막으로 읽은 날', '끝낸 책', '미션', '책 점수', '읽기 수준'];

/** Pupils in reach, or those of one class in reach, as a table for spreadsheets. That it left the product is recorded. */
export async function exportPupils(context: PostContext, query: z.infer<typeof pupilTableQuery>): Promise<PupilTable> {
  const pupils = (await pupilsWithin(context, query)).map((figures) => describePupil(figures, context.post));
  const { classNo } = query;
  await recordStaffAction(context, {
    kind: 'PUPILS_EXPORTED',
    detail: classNo === undefined ? '' : `class ${classNo}`,
  });
  const rows = pupils.map((pupil) => [
    pupil.className ?? '',
    String(pupil.classNumber ?? ''),
    pupil.name,
    pupil.accountId,
    pupil.gradeName,
    pupil.lastDay ?? '',
    String(pupil.bookCount),
    String(pupil.missionCount),
    String(pupil.bookPoint),
    pupil.readingLevel ?? '',
  ]);
  return { fileName: `책바다 학생 ${seoulDay(context.now)}.csv`, csv: toCsv([HEAD, ...rows]) };
}
