import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { FactList } from '../parts/FactList.tsx';
import { TicketSkeleton } from '../parts/TicketSkeleton.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { isLeft } from '../ticket/isLeft.ts';
import { LeavingNote } from '../ticket/LeavingNote.tsx';
import { describeFailure } from '../words/describeFailure.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { freeWords } from '../words/freeWords.ts';
import { leavingFacts } from './leavingFacts.ts';
import styles from './TerminationView.module.css';
import { useTermination } from './useTermination.ts';

/** Leaving in one step: what stays and until when, one button, and no question why. */
export function TerminationView() {
  const [refunding, setRefunding] = useState(false);
  const query = useQuery(subscriptionQueries.me(useApi()));
  // Cancelled, though no answer confirmed it: the button has gone with its panel.
  const place = useLostFocus<HTMLDivElement>(query.data?.cancelAtPeriodEnd ?? false);
  return (
    <QueryView query={query} skeleton={<TicketSkeleton />}>
      {(info) => (
        <div ref={place} tabIndex={-1} className={styles.page}>
          <Leaving info={info} onRefund={() => setRefunding(true)} />
          {refunding && <RefundDialog onClose={() => setRefunding(false)} />}
        </div>
      )}
    </QueryView>
  );
}

function Leaving({ info, onRefund }: { info: SubscriptionInfo; onRefund: () => void }) {
  const navigate = useNavigate();
  const { leave } = useTermination();
  const { product, subscriptionEndDate: end, cancelAtPeriodEnd } = info;
  if (product === null) {
    const free = freeWords(info);
    return (
      <EmptyState
        title="해지할 이용권이 없습니다"
        text={free ? `${free.title} ${free.text}` : '지금은 이용권이 없으며 결제될 금액도 없습니다.'}
        action={<ButtonLink to={paths.mypageTicket.getHref()}>내 이용권 보기</ButtonLink>}
      />
    );
  }
  // What was not paid cannot be given back.
  const refund = info.pastDue ? null : <RefundPanel onRefund={onRefund} />;
  if (cancelAtPeriodEnd) {
    return (
      <>
        <LeavingNote info={info} />
        {refund}
      </>
    );
  }
  if (!isLeft(info)) {
    return (
      <>
        {info.pendingChange ? (
          <Panel title="예정된 이용권이 있습니다">
            <div className={styles.leave}>
              <p className={styles.words}>
                지금 이용권이 끝나면 예정된 이용권이 시작되며, 등록하신 카드로 결제됩니다. 원하지 않으시면 내 이용권에서
                예정된 변경을 취소해 주십시오.
              </p>
              <div>
                <ButtonLink to={paths.mypageTicket.getHref()}>내 이용권 보기</ButtonLink>
              </div>
            </div>
          </Panel>
        ) : (
          <Panel title="저절로 끝나는 이용권입니다">
            <p className={styles.words}>
              한 번 결제하신 이용권이므로 해지하실 것이 없습니다. {end && `${formatDayKey(end)}까지 이용하신 뒤 `}저절로
              끝나며, 다시 결제되지 않습니다.
            </p>
          </Panel>
        )}
        {refund}
      </>
    );
  }
  return (
    <>
      <Panel title={info.pastDue ? '이용권을 지금 끝냅니다' : '다음 결제를 멈춥니다'}>
        <div className={styles.leave}>
          <FactList facts={leavingFacts(info)} />
          {leave.error && (
            <FormNotice>
              {describeFailure(leave.error, '해지되었는지는 내 이용권에서 확인하실 수 있습니다.')}
            </FormNotice>
          )}
          <div className={styles.buttons}>
            <ButtonLink size="l" tone="soft" to={paths.mypageTicket.getHref()}>
              그대로 이용하기
            </ButtonLink>
            <Button
              size="l"
              busy={leave.isPending}
              onClick={() => leave.mutate(undefined, { onSuccess: () => void navigate(paths.mypageTicket.getHref()) })}
            >
              해지하기
            </Button>
          </div>
        </div>
      </Panel>
      {refund}
    </>
  );
}

function RefundPanel({ onRefund }: { onRefund: () => void }) {
  return (
    <Panel title="지금 끝내고 환불받기">
      <div className={styles.leave}>
        <p className={styles.words}>
          이용권을 오늘 바로 끝내고 돌려받으실 수 있습니다. 돌려받으실 금액을 먼저 보여 드립니다.
        </p>
        <div>
          <Button tone="soft" onClick={onRefund}>
            환불 금액 보기
          </Button>
        </div>
      </div>
    </Panel>
  );
}
