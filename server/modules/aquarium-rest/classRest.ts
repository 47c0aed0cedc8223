import type { ClassAquarium } from '#contract/classAquarium.ts';
import type { QuietHoursBody } from '#contract/quietHours.ts';
import { type ClassClosing, closingEnd } from '#domain/aquarium/classClosings.ts';
import { quietHoursOfClocks, quietHoursText } from '#domain/aquarium/quietHoursText.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { quietHoursWords } from './quietHoursWords.ts';
import { replaceQuietHours } from './setQuietHours.ts';

/** Rests of the aquariums of one class. What is closed here falls behind nowhere: nothing gets less while it rests. */
export const classRest = {
  async read({ db, now, post }: PostContext, classNo: number): Promise<ClassAquarium> {
    const grade = await schoolClasses.gradeOf(db, classNo);
    const pauses = await aquariumPauses.ofClass(db, { academyNo: post.academyNo, classNo, grade }, now);
    const own = pauses.filter(({ ofClass }) => ofClass);
    const closed = own.find(({ kind }) => kind === 'OFF');
    const quiet = own.find(({ kind }) => kind === 'QUIET');
    return {
      closed: closed ? { until: closed.endedAt === null ? null : new Date(closed.endedAt).toISOString() } : null,
      quietHours: quiet?.hours ? quietHoursWords(quiet.hours) : null,
      institutionRests: pauses
        .filter(({ ofClass }) => !ofClass)
        .map(({ hours }) => (hours === null ? '닫혀 있어요' : quietHoursText(hours))),
    };
  },

  /** Closes them from now on; a closing that lasts is replaced. @throws AppError DEMO_ACCOUNT */
  async close(context: PostContext, classNo: number, closing: ClassClosing): Promise<ClassAquarium> {
    if (context.demo) throw new AppError('DEMO_ACCOUNT');
    const { now, post } = context;
    const owner = { academyNo: post.academyNo, classNo };
    await withTransaction(context.db, async (db) => {
      await aquariumPauses.end(db, owner, 'OFF', now);
      await aquariumPauses.begin(db, owner, 'OFF', null, now, closingEnd(closing, now));
      await aquariumPauses.notifyWindows(db, owner);
      await recordStaffAction({ ...context, db }, { kind: 'AQUARIUM_CLOSED', detail: `class ${classNo} ${closing}` });
    });
    return classRest.read(context, classNo);
  },

  /** @throws AppError DEMO_ACCOUNT */
  async open(context: PostContext, classNo: number): Promise<ClassAquarium> {
    if (context.demo) throw new AppError('DEMO_ACCOUNT');
    const owner = { academyNo: context.post.academyNo, classNo };
    await withTransaction(context.db, async (db) => {
      if (!(await aquariumPauses.end(db, owner, 'OFF', context.now))) return;
      await aquariumPauses.notifyWindows(db, owner);
      await recordStaffAction({ ...context, db }, { kind: 'AQUARIUM_OPENED', detail: `class ${classNo}` });
    });
    return classRest.read(context, classNo);
  },

  /** Hours of the class in the place of those before; null takes them away. @throws AppError DEMO_ACCOUNT */
  async setQuietHours(context: PostContext, classNo: number, hours: QuietHoursBody | null): Promise<ClassAquarium> {
    if (context.demo) throw new AppError('DEMO_ACCOUNT');
    const { now, post } = context;
    const owner = { academyNo: post.academyNo, classNo };
    await withTransaction(context.db, async (db) => {
      await replaceQuietHours(db, owner, hours && quietHoursOfClocks(hours), now);
      await recordStaffAction({ ...context, db }, { kind: 'QUIET_HOURS_CHANGED', detail: `class ${classNo}` });
    });
    return classRest.read(context, classNo);
  },
};
