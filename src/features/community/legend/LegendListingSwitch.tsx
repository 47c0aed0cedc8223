import { useMutation, useQueryClient } from '@tanstack/react-query';
import { legendApi } from '#contract/endpoints/legend.ts';
import { Switch } from '#src/components/switch/Switch.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';

/** Whether others see me in the hall of fame. */
export function LegendListingSwitch({ listed }: { listed: boolean }) {
  const api = useApi();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: boolean) => api.call(legendApi.setListing, { body: { listed: next } }),
    onSuccess: (_data, next) => showToast(next ? '명예의 전당에 보여요' : '이제 명예의 전당에 보이지 않아요'),
    onSettled: () => client.invalidateQueries({ queryKey: [queryKeys.legends] }),
  });
  return (
    <Switch
      label="명예의 전당에 나를 보이기"
      note="끄면 지난달 기록에서도 모두 빠져요. 북포인트는 그대로예요."
      on={change.isPending ? change.variables : listed}
      onChange={(next) => change.mutate(next)}
    />
  );
}
