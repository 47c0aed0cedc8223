import { CreditCard, Repeat } from 'lucide-react';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import { FactList } from '../parts/FactList.tsx';
import { isCharged } from './isCharged.ts';
import { isLeft } from './isLeft.ts';
import styles from './TicketPanel.module.css';
import { ticketFacts } from './ticketFacts.ts';

/** What is had now: until when, the next sum to the won and the day, and everything that can be done with it. */
export function TicketPanel({ info, onRefund }: { info: SubscriptionInfo; onRefund: () => void }) {
  const { product, state, cancelAtPeriodEnd } = info;
  const charged = isCharged(info);
  // What was not paid is neither changed nor given back, and what was cancelled is not changed.
  const overdue = state === 'PAST_DUE';
  return (
    <Panel title="지금 이용권">
      <div className={styles.head}>
        <p className={styles.title}>{product?.title}</p>
        {overdue ? (
          <Badge tone="coral">결제가 필요합니다</Badge>
        ) : (
          <Badge tone="kelp">{cancelAtPeriodEnd ? '해지 예약' : '이용 중'}</Badge>
        )}
      </div>
      <FactList facts={ticketFacts(info)} />
      <div className={styles.buttons}>
        {!overdue && !cancelAtPeriodEnd && (
          <ButtonLink tone="soft" icon={<Repeat aria-hidden="true" />} to={paths.mypageTicketChange.getHref()}>
            이용권 바꾸기
          </ButtonLink>
        )}
        {charged && (
          <ButtonLink tone="soft" icon={<CreditCard aria-hidden="true" />} to={paths.mypagePaymentChange.getHref()}>
            카드 바꾸기
          </ButtonLink>
        )}
        {isLeft(info) && !cancelAtPeriodEnd && (
          <ButtonLink tone="soft" to={paths.mypageTicketTermination.getHref()}>
            해지하기
          </ButtonLink>
        )}
        {!overdue && (
          <Button tone="soft" onClick={onRefund}>
            환불받기
          </Button>
        )}
      </div>
    </Panel>
  );
}
