import { useMutation, useQueryClient } from '@tanstack/react-query';
import { myPageApi } from '#contract/endpoints/myPage.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';

/** Changes the goal of the month; everything that shows it is asked again. */
export function useChangeGoal(onDone: () => void) {
  const { api, broadcast } = useServices();
  const client = useQueryClient();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (bookCount: number) => api.call(myPageApi.setGoal, { body: { bookCount } }),
    onSuccess: async (_data, bookCount) => {
      showToast(`이번 달 목표를 ${bookCount}권으로 정했어요`);
      broadcast.send({ type: 'main/changed' });
      onDone();
      await Promise.all(
        [queryKeys.myPage, queryKeys.main, queryKeys.account].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}
