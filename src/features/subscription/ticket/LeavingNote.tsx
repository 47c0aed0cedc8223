import type { SubscriptionInfo } from '#contract/subscription.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { useTermination } from '../leave/useTermination.ts';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { describeFailure } from '../words/describeFailure.ts';
import { formatDayKey } from '../words/formatDayKey.ts';

/** Cancelled at the period end: what stays until then, and the way back. */
export function LeavingNote({ info }: { info: SubscriptionInfo }) {
  const { undo } = useTermination();
  const end = info.subscriptionEndDate;
  return (
    <StatusBanner
      title="해지하셨습니다. 앞으로 결제되는 금액이 없습니다."
      text={
        <>
          {end && `${formatDayKey(end)}까지 그대로 이용하실 수 있으며, 그 전에는 해지를 취소하실 수 있습니다.`}
          {undo.error && <FormNotice>{describeFailure(undo.error, '두 번 누르셔도 한 번만 처리됩니다.')}</FormNotice>}
        </>
      }
      action={
        <Button tone="white" busy={undo.isPending} onClick={() => undo.mutate()}>
          해지 취소하기
        </Button>
      }
    />
  );
}
