import * as z from 'zod/mini';
import { type TabDraft, useTabDraft } from '#src/lib/persisted/useTabDraft.ts';

const review = z.object({ stars: z.int(), body: z.string() });

/** The review of a book as far as it was written. */
export function useReviewDraft(bookNo: number): TabDraft<z.output<typeof review>> {
  return useTabDraft(`review.${bookNo}`, review);
}
