import type { TerminationData } from '../../../../contract/subscription.ts';
import { useSubscriptionCall } from '../api/useSubscriptionCall.ts';

const PATH = '/api/subscription/terminations/me';

/** POST and DELETE /api/subscription/terminations/me: leave at the period end, and take it back. */
export function useTermination() {
  return {
    leave: useSubscriptionCall((api) => api.post<TerminationData>(PATH, {}, { idempotent: true })),
    undo: useSubscriptionCall((api) => api.delete<TerminationData>(PATH)),
  };
}
