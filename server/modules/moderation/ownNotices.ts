import type { SettlementNotice } from '#contract/moderation.ts';
import { levelDecidedWords } from '#domain/contest/level/levelDoubtTexts.ts';
import { type Settlement, settlementWords } from '#domain/moderation/settlements.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type LevelNotice, readLevelNotice } from '#server/modules/contest/public.ts';
import { settlementNotices } from './repositories/settlementNotices.ts';

/** Shown at once; what is put away makes room. */
const SHOWN = 3;

/** Decisions that are shown to a pupil. */
export const ownNotices = {
  async read(context: SignedInContext): Promise<SettlementNotice[]> {
    const [rows, level] = await Promise.all([
      settlementNotices.unseen(context.db, context.accountNo, SHOWN),
      readLevelNotice(context),
    ]);
    return [
      ...(level === null ? [] : [describeLevel(level)]),
      ...rows.map(({ decision, decidedAt, ...row }) => ({
        ...row,
        words: settlementWords({ subject: row.subject, decision } as Settlement),
        at: new Date(decidedAt).toISOString(),
      })),
    ];
  },

  /** @throws AppError NOT_FOUND for another's */
  async putAway({ db, accountNo, now }: SignedInContext, noticeNo: number): Promise<{ done: true }> {
    if (!(await settlementNotices.see(db, accountNo, noticeNo, now))) throw new AppError('NOT_FOUND');
    return { done: true };
  },
};

/** The contest level that a person has decided. */
function describeLevel({ reviewNo, levelName, reason, staffName, decidedAt }: LevelNotice): SettlementNotice {
  return {
    noticeNo: reviewNo,
    subject: 'LEVEL',
    words: levelDecidedWords(levelName),
    bookName: null,
    reason,
    staffName: staffName ?? '책바다',
    at: new Date(decidedAt).toISOString(),
  };
}
