import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { describeFailure } from '../words/describeFailure.ts';
import { formatDayKey } from '../words/formatDayKey.ts';

interface PendingChangeNoteProps {
  change: NonNullable<SubscriptionInfo['pendingChange']>;
  /** Its first charge was declined: it begins when it is paid, and leaving ends all of it. */
  overdue?: boolean;
}

/** A change that waits for the period end, and the way to take it back until then. */
export function PendingChangeNote({ change, overdue = false }: PendingChangeNoteProps) {
  const undo = useSubscriptionCall(async (api) => {
    await api.call(subscriptionApi.undoChange);
    // Here, for the note is gone with the answer.
    showToast('예정된 변경을 취소했습니다');
  });
  const { product, startDate, charge } = change;
  if (overdue) {
    const title = withJosa(product.title, '으로/로');
    return <StatusBanner title="이용권이 바뀔 예정입니다." text={`결제가 승인되면 바로 ${title} 바뀝니다.`} />;
  }
  return (
    <StatusBanner
      title="이용권이 바뀔 예정입니다."
      text={
        <>
          {formatDayKey(startDate)}부터 {withJosa(product.title, '으로/로')} 바뀌고, 그날 {formatWon(charge)}이
          결제됩니다. 지금 결제되는 금액은 없습니다.
          {undo.error && <FormNotice>{describeFailure(undo.error, '두 번 누르셔도 한 번만 처리됩니다.')}</FormNotice>}
        </>
      }
      action={
        <Button tone="white" busy={undo.isPending} onClick={() => undo.mutate()}>
          변경 취소하기
        </Button>
      }
    />
  );
}
