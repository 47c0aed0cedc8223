import { type OwnPhrases, ownPhrases as stored } from '#contract/textReply.ts';
import { firstPhrases } from '#domain/text-reply/replyStickers.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { staffPhrases } from './repositories/staffPhrases.ts';

/** What somebody of the staff often writes to texts. */
export const ownPhrases = {
  async read({ db, staffNo }: StaffContext): Promise<OwnPhrases> {
    const phrases = await staffPhrases.find(db, staffNo);
    return { phrases: phrases === null ? [...firstPhrases] : stored.shape.phrases.parse(JSON.parse(phrases)) };
  },

  /** Each phrase once, in the given order. @throws AppError DEMO_ACCOUNT */
  async save({ db, staffNo, demo }: StaffContext, given: OwnPhrases): Promise<OwnPhrases> {
    if (demo) throw new AppError('DEMO_ACCOUNT');
    const phrases = [...new Set(given.phrases.map((phrase) => phrase.normalize('NFC')))];
    await staffPhrases.save(db, staffNo, JSON.stringify(phrases));
    return { phrases };
  },
};
