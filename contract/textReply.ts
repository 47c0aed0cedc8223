import { z } from 'zod';
import { REPLY_TUNING, replyStickerCodes } from '#domain/text-reply/replyStickers.ts';
import { pupilParams } from './classroom.ts';
import { instant, paged, pageQuery } from './envelope.ts';
import { storedText } from './storedText.ts';

/** The missions that are written. */
const textKind = z.enum(['THINK', 'REPORT']);
const stickers = z.array(z.enum(replyStickerCodes)).max(REPLY_TUNING.mostStickers);

/** A reply as a pupil and other staff read it. */
export const textReply = z.object({
  staffName: z.string(),
  body: z.string(),
  stickers: z.array(z.enum(replyStickerCodes)),
  writtenAt: instant,
});
export type TextReply = z.infer<typeof textReply>;

/** GET …/texts: texts that pupils in reach handed in, the latest first. */
export const textListQuery = pageQuery.extend({ show: z.enum(['WAITING', 'ALL']).default('WAITING') });
export const textList = paged(
  z.object({
    attemptNo: z.int(),
    accountNo: z.int(),
    name: z.string(),
    className: z.string().nullable(),
    bookNo: z.int(),
    bookName: z.string(),
    kind: textKind,
    kindName: z.string(),
    handedInAt: instant,
    replyCount: z.int(),
  }),
);
export type TextList = z.infer<typeof textList>;

export const textParams = pupilParams.extend({ attemptNo: z.coerce.number<number>().int().min(1) });
/** GET …/pupils/{accountNo}/texts/{attemptNo}: what was asked and written, and every reply. */
export const pupilText = z.object({
  attemptNo: z.int(),
  accountNo: z.int(),
  name: z.string(),
  className: z.string().nullable(),
  bookName: z.string(),
  kindName: z.string(),
  handedInAt: instant,
  writings: z.array(z.object({ question: z.string(), text: z.string() })),
  replies: z.array(textReply.extend({ mine: z.boolean(), seen: z.boolean() })),
});
export type PupilText = z.infer<typeof pupilText>;
/** PUT …/pupils/{accountNo}/texts/{attemptNo}/reply: one's own reply; the last version counts. */
export const replyBody = z.strictObject({ body: storedText().max(REPLY_TUNING.longest), stickers });

/** A reply that the pupil has not seen yet, on the main page. */
export const newReply = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  readingMissionType: textKind,
  staffName: z.string(),
});
/** PUT /api/mission/books/{bookNo}/replies/seen/me: every reply to the texts of a book; they count as seen from then on. */
export const bookReplies = z.object({ items: z.array(textReply.extend({ readingMissionType: textKind })) });
export type BookReplies = z.infer<typeof bookReplies>;
