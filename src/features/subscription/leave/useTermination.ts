import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';

/** Leaves at the period end, and takes it back. */
export function useTermination() {
  return {
    leave: useSubscriptionCall((api) => api.call(subscriptionApi.terminate)),
    undo: useSubscriptionCall(async (api) => {
      await api.call(subscriptionApi.undoTermination);
      // Here, for the note that has the button is gone with the answer.
      showToast('해지를 취소했습니다');
    }),
  };
}
