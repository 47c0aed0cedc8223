import { CreditCard, Repeat } from 'lucide-react';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import { type Fact, FactList } from '../parts/FactList.tsx';
import { cardWords } from '../words/cardWords.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { periodWords } from '../words/periodWords.ts';
import { isCharged } from './isCharged.ts';
import { isLeft } from './isLeft.ts';
import styles from './TicketPanel.module.css';

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

/** The ticket in lines; the last one is what comes next, a sum and a day or the word that nothing does. */
function ticketFacts(info: SubscriptionInfo): Fact[] {
  const { subscriptionStartDate: start, subscriptionEndDate: end, nextPaymentDate, nextPaymentAmount, card } = info;
  const facts: Fact[] = [];
  if (start && end) facts.push({ name: '이용 기간', value: periodWords(start, end) });
  if (card) facts.push({ name: '결제 카드', value: cardWords(card) });
  if (info.creditLeft > 0) {
    const charged = info.pastDue !== null || nextPaymentDate !== null;
    const name = charged ? '다음 결제에서 빼 드릴 금액' : '이용이 끝나면 돌려 드릴 금액';
    facts.push({ name, value: formatWon(info.creditLeft) });
  }
  if (info.pastDue) {
    const { nextTryDate, openUntil, amount } = info.pastDue;
    return [
      ...facts,
      { name: '이용하실 수 있는 때', value: `${formatDayKey(openUntil)}까지` },
      { name: '다음 결제', value: nextTryDate ? formatDayKey(nextTryDate) : '새 카드를 등록하실 때' },
      { name: '결제되지 않은 금액', value: formatWon(amount), main: true },
    ];
  }
  if (nextPaymentDate === null) return [...facts, { name: '다음 결제', value: '없습니다', main: true }];
  return [
    ...facts,
    { name: '다음 결제일', value: formatDayKey(nextPaymentDate) },
    { name: '다음 결제 금액', value: formatWon(nextPaymentAmount ?? 0), main: true },
  ];
}
