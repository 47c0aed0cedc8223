import type { BookReplies } from '#contract/textReply.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { textReplies } from './repositories/textReplies.ts';

/** Every reply to the pupil's texts about a book; they count as seen from then on. */
export async function seeReplies({ db, accountNo, now }: SignedInContext, bookNo: number): Promise<BookReplies> {
  const replies = await textReplies.ofBook(db, accountNo, bookNo);
  const latest = replies.at(-1)?.writtenAt;
  if (latest !== undefined) await textReplies.see(db, { accountNo, bookNo, latest }, now);
  return {
    items: replies.map(({ kind, staffName, body, stickers, writtenAt }) => ({
      readingMissionType: kind,
      staffName,
      body,
      stickers,
      writtenAt: new Date(writtenAt).toISOString(),
    })),
  };
}
