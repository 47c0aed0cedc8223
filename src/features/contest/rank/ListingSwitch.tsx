import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contestApi } from '#contract/endpoints/contest.ts';
import { Switch } from '#src/components/switch/Switch.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';

/** Whether others see me in the lists. My place and the prizes stay the same. */
export function ListingSwitch({ listedYn }: { listedYn: 'Y' | 'N' }) {
  const api = useApi();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: 'Y' | 'N') => api.call(contestApi.setListing, { body: { listedYn: next } }),
    onSuccess: (_data, next) => showToast(next === 'Y' ? '순위표에 보여요' : '이제 다른 친구의 순위표에 보이지 않아요'),
    onSettled: () =>
      Promise.all(['rank', 'info'].map((part) => client.invalidateQueries({ queryKey: [queryKeys.contest, part] }))),
  });
  const shown = change.isPending ? change.variables : listedYn;
  return (
    <Switch
      label="순위표에 내 이름 보이기"
      note="끄면 다른 친구에게 보이지 않아요. 내 순위와 인증서는 그대로예요."
      on={shown === 'Y'}
      onChange={(on) => change.mutate(on ? 'Y' : 'N')}
    />
  );
}
