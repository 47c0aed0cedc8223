import type { PupilText } from '#contract/textReply.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { describeReply } from './describeReply.ts';
import { readVersions } from './readVersions.ts';
import { pupilTexts } from './repositories/pupilTexts.ts';
import { textReplies } from './repositories/textReplies.ts';
import { textVersions } from './repositories/textVersions.ts';

/** What a pupil was asked and wrote, in every version, with every reply. Reading it is recorded. @throws AppError NOT_FOUND */
export async function readText(
  context: PostContext,
  { accountNo, attemptNo }: { accountNo: number; attemptNo: number },
): Promise<PupilText> {
  const { db, staffNo } = context;
  const text = await pupilTexts.find(db, accountNo, attemptNo);
  if (text === undefined) throw new AppError('NOT_FOUND');
  const [{ state }, { versions }, replies] = await Promise.all([
    textVersions.stand(db, attemptNo),
    readVersions(db, text),
    textReplies.ofAttempt(db, attemptNo),
  ]);
  await recordStaffAction(context, { kind: 'TEXT_SEEN', accountNo, detail: String(attemptNo) });
  return {
    attemptNo,
    accountNo,
    name: text.name,
    className: pupilClassName(text),
    bookName: text.bookName,
    kindName: missionKindNames[text.kind],
    handedInAt: new Date(text.handedInAt).toISOString(),
    state,
    versions,
    replies: replies.map((reply) => ({
      ...describeReply(reply),
      mine: reply.staffNo === staffNo,
      seen: reply.seenAt !== null,
    })),
  };
}
