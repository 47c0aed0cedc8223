import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyBookReview } from '#contract/bookReview.ts';
import { reviewApi } from '#contract/endpoints/review.ts';
import type { ReviewReportReason } from '#domain/review/checkReview.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useReviewDraft } from './useReviewDraft.ts';

/** Writing, removing and reporting reviews of one book; the list is read again after each. */
export function useReviewChanges(bookNo: number) {
  const api = useApi();
  const client = useQueryClient();
  const draft = useReviewDraft(bookNo);
  const refresh = () => client.invalidateQueries({ queryKey: [queryKeys.reviews, bookNo] });

  const write = useMutation({
    meta: { ownError: true },
    mutationFn: ({ stars, body }: { stars: number; body: string }) =>
      api.call(reviewApi.write, { params: { bookNo }, body: { stars, body } }),
    onSuccess: async () => {
      draft.forget();
      await refresh();
      void client.invalidateQueries({ queryKey: [queryKeys.recommendations] });
      showToast('느낌을 남겼어요. 고마워요!');
    },
  });
  const remove = useMutation({
    mutationFn: (_mine: MyBookReview) => api.call(reviewApi.remove, { params: { bookNo } }),
    onSuccess: async () => {
      await refresh();
      showToast('느낌을 지웠어요', 'plain');
    },
    onError: showErrorAlert,
  });
  const report = useMutation({
    mutationFn: ({ reviewNo, reason }: { reviewNo: number; reason: ReviewReportReason }) =>
      api.call(reviewApi.report, { params: { reviewNo }, body: { reason } }),
    onSuccess: async () => {
      await refresh();
      showToast('알려 줘서 고마워요. 살펴볼게요.');
    },
    onError: showErrorAlert,
  });
  return { write, remove, report };
}
