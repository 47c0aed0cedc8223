import type { BookReplies } from '#contract/textReply.ts';
import { mayRewrite } from '#domain/text-reply/TextStand.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeReply } from './describeReply.ts';
import { readVersions } from './readVersions.ts';
import { pupilTexts } from './repositories/pupilTexts.ts';
import { textReplies } from './repositories/textReplies.ts';
import { textVersions } from './repositories/textVersions.ts';

/** Every reply to the pupil's texts about a book, which count as seen from then on, and the versions of what was returned. */
export async function seeReplies(context: SignedInContext, bookNo: number): Promise<BookReplies> {
  const { db, accountNo, now } = context;
  const replies = await textReplies.ofBook(db, accountNo, bookNo);
  const latest = replies.at(-1)?.writtenAt;
  if (latest !== undefined) await textReplies.see(db, { accountNo, bookNo, latest }, now);
  const texts: BookReplies['texts'] = [];
  for (const { attemptNo, kind } of await textVersions.ofBook(db, accountNo, bookNo)) {
    const round = await pupilTexts.find(db, accountNo, attemptNo);
    if (round === undefined) continue;
    const stand = await textVersions.stand(db, attemptNo);
    const written = await readVersions(db, round);
    texts.push({
      attemptNo,
      readingMissionType: kind,
      state: stand.state,
      ...written,
      mayRewrite: mayRewrite(stand, written.draft !== null),
    });
  }
  return { items: replies.map((reply) => ({ ...describeReply(reply), readingMissionType: reply.kind })), texts };
}
