import type { TerminationData } from '../../../../contract/subscription.ts';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { useSubscriptionCall } from '../api/useSubscriptionCall.ts';

const PATH = '/api/subscription/terminations/me';

/** POST and DELETE /api/subscription/terminations/me: leave at the period end, and take it back. */
export function useTermination() {
  return {
    leave: useSubscriptionCall((api) => api.post<TerminationData>(PATH, {}, { idempotent: true })),
    undo: useSubscriptionCall(async (api) => {
      await api.delete<TerminationData>(PATH);
      // Here, for the note that has the button is gone with the answer.
      showToast('해지를 취소했습니다');
    }),
  };
}
