import type { ClassCode } from '#contract/classroom.ts';
import { createJoinCode } from '#domain/account/createJoinCode.ts';
import { classroomTuning } from '#domain/classroom/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { classCodes } from './repositories/classCodes.ts';

/** Eight letters of thirty: two tries in a row that are taken mean that something else is wrong. */
const TRIES = 3;

/** The code with which pupils join a class. */
export const classCode = {
  async read({ db, now }: PostContext, classNo: number): Promise<ClassCode> {
    const code = await classCodes.find(db, classNo);
    if (code === undefined || (code.expiresAt ?? now + 1) <= now) return { joinCode: null, expiresAt: null };
    return { joinCode: code.joinCode, expiresAt: describe(code.expiresAt) };
  },

  /** Another code; the one before no longer works. @throws AppError DEMO_ACCOUNT */
  async give(context: PostContext, classNo: number): Promise<ClassCode> {
    if (context.demo) throw new AppError('DEMO_ACCOUNT');
    const { post, random, now } = context;
    const expiresAt = now + classroomTuning.codeDays * DAY;
    return withTransaction(context.db, async (db) => {
      await classCodes.end(db, classNo);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const joinCode = createJoinCode(random);
        if (!(await classCodes.insert(db, { joinCode, academyNo: post.academyNo, classNo, expiresAt }, now))) continue;
        await recordStaffAction({ ...context, db }, { kind: 'CLASS_CODE_GIVEN', detail: `class ${classNo}` });
        return { joinCode, expiresAt: describe(expiresAt) };
      }
      throw new AppError('CONFLICT');
    });
  },

  async end(context: PostContext, classNo: number): Promise<{ done: true }> {
    if (context.demo) throw new AppError('DEMO_ACCOUNT');
    await withTransaction(context.db, async (db) => {
      await classCodes.end(db, classNo);
      await recordStaffAction({ ...context, db }, { kind: 'CLASS_CODE_ENDED', detail: `class ${classNo}` });
    });
    return { done: true };
  },
};

const describe = (expiresAt: number | null) => (expiresAt === null ? null : new Date(expiresAt).toISOString());
