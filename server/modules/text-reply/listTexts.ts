import type { z } from 'zod';
import type { TextList, textListQuery } from '#contract/textReply.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import { REPLY_TUNING } from '#domain/text-reply/replyStickers.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { pupilTexts } from './repositories/pupilTexts.ts';

/** Texts of pupils in reach, the latest first: all, or those that nobody has replied to. */
export async function listTexts(
  { db, post }: PostContext,
  { page, show }: z.infer<typeof textListQuery>,
): Promise<TextList> {
  const classes = classesInReach(post, 'READ_TEXTS') ?? [];
  const which = { academyNo: post.academyNo, classes, waiting: show === 'WAITING' };
  const [rows, totalCount] = await Promise.all([
    pupilTexts.list(db, which, REPLY_TUNING.listed, (page - 1) * REPLY_TUNING.listed),
    pupilTexts.count(db, which),
  ]);
  return {
    items: rows.map(({ classGrade, className, handedInAt, replyCount, state, ...row }) => ({
      ...row,
      className: pupilClassName({ classGrade, className }),
      kindName: missionKindNames[row.kind],
      handedInAt: new Date(handedInAt).toISOString(),
      replyCount: replyCount ?? 0,
      state: state ?? 'HANDED_IN',
    })),
    page,
    pageSize: REPLY_TUNING.listed,
    totalCount,
  };
}
