import type { SignedInContext } from '#server/core/Context.ts';
import { contestLevelReviews } from '../repositories/contestLevelReviews.ts';
import { contests } from '../repositories/contests.ts';

/** A decision about the own contest level that was not put away. */
export interface LevelNotice {
  reviewNo: number;
  levelName: string;
  reason: string;
  staffName: string | null;
  decidedAt: number;
}

/** Null where nothing was decided, or it was put away. */
export async function readLevelNotice({ db, accountNo }: SignedInContext): Promise<LevelNotice | null> {
  const found = await contestLevelReviews.unseen(db, accountNo);
  if (found === undefined || found.decidedAt === null) return null;
  const contest = await contests.find(db, found.contestNo);
  const level = contest?.content.levels.find(({ code }) => code === found.decidedCode);
  const { reviewNo, words, staffName, decidedAt } = found;
  return { reviewNo, levelName: level?.name ?? '', reason: words ?? '', staffName, decidedAt };
}
