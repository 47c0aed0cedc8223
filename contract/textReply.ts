import { z } from 'zod';
import { REPLY_TUNING, replyStickerCodes } from '#domain/text-reply/replyStickers.ts';
import { replyDecisions, textStates } from '#domain/text-reply/TextStand.ts';
import { pupilParams } from './classroom.ts';
import { instant, paged, pageQuery } from './envelope.ts';
import { itemKey } from './mission.ts';
import { storedText } from './storedText.ts';

/** The missions that are written. */
const textKind = z.enum(['THINK', 'REPORT']);
const stickers = z.array(z.enum(replyStickerCodes)).max(REPLY_TUNING.mostStickers);

/** Words beside one sentence of a text. */
export const textRemark = z.strictObject({
  /** The item that the text answers. */
  key: itemKey,
  /** The sentence as it was written. */
  quote: storedText().min(1).max(REPLY_TUNING.longestQuote),
  body: storedText().min(1).max(REPLY_TUNING.longestRemark),
});
export type TextRemark = z.infer<typeof textRemark>;

/** What a pupil wrote to one question. */
const writing = z.object({ key: z.string(), question: z.string(), text: z.string() });
export type Writing = z.infer<typeof writing>;
/** A version of a text that was handed in; the first has number 1. */
export const textVersion = z.object({ version: z.int(), handedInAt: instant, writings: z.array(writing) });
export type TextVersion = z.infer<typeof textVersion>;

/** A reply as a pupil and other staff read it. */
export const textReply = z.object({
  staffName: z.string(),
  body: z.string(),
  stickers: z.array(z.enum(replyStickerCodes)),
  remarks: z.array(textRemark),
  /** The version of the text that it is about. */
  version: z.int(),
  writtenAt: instant,
});
export type TextReply = z.infer<typeof textReply>;

/** GET and PUT /api/staff/phrases: what somebody often writes, put into a reply by one press. */
export const ownPhrases = z.strictObject({
  phrases: z.array(storedText().trim().min(1).max(REPLY_TUNING.longestPhrase)).max(REPLY_TUNING.mostPhrases),
});
export type OwnPhrases = z.infer<typeof ownPhrases>;

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
    state: z.enum(textStates),
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
  state: z.enum(textStates),
  /** What was handed in, the newest first. */
  versions: z.array(textVersion),
  replies: z.array(textReply.extend({ mine: z.boolean(), seen: z.boolean() })),
});
export type PupilText = z.infer<typeof pupilText>;
/**
 * PUT …/pupils/{accountNo}/texts/{attemptNo}/reply: one's own reply; the last one counts. Refused with TEXT_CHANGED where
 * `version` is not the newest.
 */
export const replyBody = z.strictObject({
  body: storedText().max(REPLY_TUNING.longest),
  stickers,
  remarks: z.array(textRemark).max(REPLY_TUNING.mostRemarks),
  decision: z.enum(replyDecisions),
  /** The version that was read. */
  version: z.int().min(1),
});

/** A reply that the pupil has not seen yet, on the main page. */
export const newReply = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  readingMissionType: textKind,
  staffName: z.string(),
  /** Another version is asked for: it stays until one was handed in. */
  returned: z.boolean(),
});
/** PUT /api/mission/books/{bookNo}/replies/seen/me: every reply to the texts of a book; they count as seen from then on. */
export const bookReplies = z.object({
  items: z.array(textReply.extend({ readingMissionType: textKind })),
  /** Texts that were returned or accepted. */
  texts: z.array(
    z.object({
      attemptNo: z.int(),
      readingMissionType: textKind,
      state: z.enum(textStates),
      /** What was handed in, the newest first. */
      versions: z.array(textVersion),
      /** Another version may be written. */
      mayRewrite: z.boolean(),
      /** What was written of it so far. */
      draft: z.array(z.object({ key: z.string(), text: z.string() })).nullable(),
    }),
  ),
});
export type BookReplies = z.infer<typeof bookReplies>;

/**
 * PUT /api/mission/attempts/{attemptNo}/version: keeps what is being written, or hands it in. Refused with TEXT_CHANGED
 * where `version` was handed in elsewhere, with MISSION_CLOSED where none is asked for.
 */
export const textVersionBody = z.strictObject({
  /** Number of the version, one more than the newest that was handed in. */
  version: z.int().min(2),
  texts: z
    .array(z.strictObject({ key: itemKey, text: storedText().max(5000) }))
    .min(1)
    .max(10),
  handIn: z.boolean(),
});
export type TextVersionBody = z.infer<typeof textVersionBody>;
