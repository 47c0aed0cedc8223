import type { z } from 'zod';
import type { bellDraft, bellDraftBody } from '#contract/goldenBell.ts';
import { optionPicturePath } from '#domain/book/bookPicturePath.ts';
import { drawQuestions } from '#domain/golden-bell/drawQuestions.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { offeredQuestions } from './offeredQuestions.ts';

/** Draws questions for a round, with their keys: for whoever leads it, before anybody is there. Stores nothing. */
export async function draftBell(
  { db, random }: PostContext,
  { bookNos, forms, count }: z.infer<typeof bellDraftBody>,
): Promise<z.infer<typeof bellDraft>> {
  const offered = await offeredQuestions(db, bookNos, forms);
  return {
    questions: drawQuestions(offered, count, random).map(({ images, options, ...each }) => ({
      ...each,
      options: [...options],
      pictures: images.map((image) => optionPicturePath(each.bookNo, image)),
    })),
    offered: offered.length,
  };
}
