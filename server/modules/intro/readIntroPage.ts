import type { IntroAnswer, IntroTexts } from '#contract/introTexts.ts';
import { AppError } from '#server/errors/AppError.ts';

/** The texts of one page; the inquiry page brings the words of its form. @throws AppError NOT_FOUND */
export function readIntroPage(texts: IntroTexts | null, page: string): IntroAnswer {
  const found = texts?.pages.find((each) => each.page === page);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...found, ...(page === 'inquiry' && texts?.inquiry ? { inquiry: texts.inquiry } : {}) };
}
