import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loginApi } from '#contract/endpoints/login.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';

/** Ends one login of the account, or all but this one. */
export function useEndLogins() {
  const api = useApi();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [queryKeys.logins] });
  const one = useMutation({
    mutationFn: (loginId: string) => api.call(loginApi.end, { params: { loginId } }),
    onSuccess: () => showToast('그 기기에서 로그아웃했어요'),
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => api.call(loginApi.endOthers),
    onSuccess: () => showToast('다른 기기에서 모두 로그아웃했어요'),
    onSettled,
  });
  return { one, others };
}
