import type { z } from 'zod';
import type { HomeworkList, homeworkListQuery } from '#contract/homework.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { describeHomework } from './describeHomework.ts';
import { homeworkRows } from './repositories/homeworkRows.ts';

/** Homework of classes in reach: those due today or later, or those before. */
export async function listHomework(
  context: PostContext,
  { page, show }: z.infer<typeof homeworkListQuery>,
): Promise<HomeworkList> {
  const { db, post, now } = context;
  const today = seoulDay(now);
  const wanted = { academyNo: post.academyNo, classes: classesInReach(post, 'ASSIGN') ?? [], today, show };
  const { listed } = homeworkTuning;
  const [rows, totalCount] = await Promise.all([
    homeworkRows.list(db, wanted, listed, (page - 1) * listed),
    homeworkRows.count(db, wanted),
  ]);
  const items = (await describeHomework(context, rows)).map(({ pupils: _, ...summary }) => summary);
  return { items, page, pageSize: listed, totalCount, today };
}
