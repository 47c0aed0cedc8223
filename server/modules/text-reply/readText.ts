import type { PupilText } from '#contract/textReply.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { pupilTexts } from './repositories/pupilTexts.ts';
import { textReplies } from './repositories/textReplies.ts';

/** What a pupil was asked and wrote, with every reply. Reading it is recorded. @throws AppError NOT_FOUND */
export async function readText(
  context: PostContext,
  { accountNo, attemptNo }: { accountNo: number; attemptNo: number },
): Promise<PupilText> {
  const { db, staffNo } = context;
  const text = await pupilTexts.find(db, accountNo, attemptNo);
  if (text === undefined) throw new AppError('NOT_FOUND');
  const material = await missionMaterials.read(db, text.bookNo, text.kind, text.version);
  const answers = new Map((await missionAnswers.list(db, attemptNo)).map(({ key, value }) => [key, value]));
  const marks = markMission(material, answers, text.seed);
  await recordStaffAction(context, { kind: 'TEXT_SEEN', accountNo, detail: String(attemptNo) });
  return {
    attemptNo,
    accountNo,
    name: text.name,
    className: pupilClassName(text),
    bookName: text.bookName,
    kindName: missionKindNames[text.kind],
    handedInAt: new Date(text.handedInAt).toISOString(),
    writings: marks.filter(({ given }) => given !== '').map(({ label, given }) => ({ question: label, text: given })),
    replies: (await textReplies.ofAttempt(db, attemptNo)).map((reply) => ({
      staffName: reply.staffName,
      body: reply.body,
      stickers: reply.stickers,
      writtenAt: new Date(reply.writtenAt).toISOString(),
      mine: reply.staffNo === staffNo,
      seen: reply.seenAt !== null,
    })),
  };
}
