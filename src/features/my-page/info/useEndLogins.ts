import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';

/** DELETE /api/auth/logins/{loginId} and /api/auth/logins/me/others */
export function useEndLogins() {
  const api = useApi();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [queryKeys.logins] });
  const one = useMutation({
    mutationFn: (loginId: string) => api.delete(`/api/auth/logins/${encodeURIComponent(loginId)}`),
    onSuccess: () => showToast('그 기기에서 로그아웃했어요'),
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => api.delete('/api/auth/logins/me/others'),
    onSuccess: () => showToast('다른 기기에서 모두 로그아웃했어요'),
    onSettled,
  });
  return { one, others };
}
