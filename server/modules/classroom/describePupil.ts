import type { PupilRow } from '#contract/classroom.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { gradeName } from '#domain/roster/gradeName.ts';
import { mayStaff, type StaffPost } from '#domain/staff/staffRights.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PupilFigures } from './repositories/pupils.ts';

/** A pupil as this post may see one: the level only with the right to see pupils. */
export function describePupil(figures: PupilFigures, post: StaffPost): PupilRow {
  const { classNo } = figures;
  const target = { kind: 'PUPIL' as const, academyNo: post.academyNo, classNos: classNo === null ? [] : [classNo] };
  return {
    accountNo: figures.accountNo,
    accountId: figures.accountId,
    name: figures.name,
    gradeName: gradeName(figures.schoolGrade),
    classNo,
    className: pupilClassName(figures),
    classNumber: figures.classNumber,
    status: figures.status,
    lastDay: lastDay(figures),
    bookCount: figures.bookCount,
    missionCount: figures.missionCount,
    bookPoint: figures.bookPoint,
    readingLevel: mayStaff(post, 'SEE_PUPIL', target) ? levelOfRaq(figures.raq) : null,
  };
}

/** The last day of Seoul on which pages were turned or a mission was handed in; null for never. */
export function lastDay({
  lastReadDay,
  lastHandInAt,
}: Pick<PupilFigures, 'lastReadDay' | 'lastHandInAt'>): string | null {
  const handIn = lastHandInAt === null ? null : seoulDay(lastHandInAt);
  if (lastReadDay === null || handIn === null) return lastReadDay ?? handIn;
  return lastReadDay > handIn ? lastReadDay : handIn;
}
