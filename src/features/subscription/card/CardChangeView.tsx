import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { CheckingNote } from '../parts/CheckingNote.tsx';
import { type Fact, FactList } from '../parts/FactList.tsx';
import { TicketSkeleton } from '../parts/TicketSkeleton.tsx';
import { describePaymentFailure } from '../pay/describePaymentFailure.ts';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { isCharged } from '../ticket/isCharged.ts';
import { cardWords } from '../words/cardWords.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import styles from './CardChangeView.module.css';
import { useCardOrder, type WithGrant } from './useCardOrder.ts';

/** Another card for the payments to come; where one is overdue it is charged at once, and that is stated first. */
export function CardChangeView({ withGrant }: { withGrant: WithGrant }) {
  return (
    <QueryView query={useQuery(subscriptionQueries.me(useApi()))} skeleton={<TicketSkeleton />}>
      {(info) => <Card info={info} withGrant={withGrant} />}
    </QueryView>
  );
}

function Card({ info, withGrant }: { info: SubscriptionInfo; withGrant: WithGrant }) {
  const change = useCardOrder(withGrant);
  const { checkingOrderNo, pastDue } = info;
  if (checkingOrderNo !== null) return <CheckingNote paymentOrderNo={checkingOrderNo} />;
  if (!isCharged(info)) {
    return (
      <EmptyState
        title="등록된 카드가 없습니다"
        text={'정기 결제 이용권에만 카드를 등록합니다.\n한 번 결제하신 이용권은 저절로 끝나며 다시 결제되지 않습니다.'}
        action={<ButtonLink to={paths.mypageTicket.getHref()}>내 이용권 보기</ButtonLink>}
      />
    );
  }
  const sum = pastDue ? formatWon(pastDue.amount) : null;
  return (
    <Panel title="결제 카드">
      <div className={styles.page}>
        <FactList facts={cardFacts(info)} />
        <p className={sum ? styles.charge : styles.note}>
          {sum
            ? `새 카드를 등록하시면 승인되지 않았던 ${sum}이 그 카드로 바로 결제됩니다. 결제일은 그대로입니다.`
            : '카드를 바꾸셔도 지금 결제되는 금액은 없습니다. 새 카드가 등록될 때까지 지금 카드가 그대로 쓰입니다.'}
        </p>
        {change.error && !change.stopped && <FormNotice>{describePaymentFailure(change.error)}</FormNotice>}
        <div className={styles.buttons}>
          <ButtonLink size="l" tone="soft" to={paths.mypageTicket.getHref()}>
            그대로 두기
          </ButtonLink>
          <Button
            size="l"
            busy={change.isPending || change.isSuccess}
            icon={<CreditCard aria-hidden="true" />}
            onClick={() => change.mutate()}
          >
            {sum ? `새 카드 등록하고 ${sum} 결제하기` : '새 카드 등록하기'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** The card on file and what it is for. */
function cardFacts(info: SubscriptionInfo): Fact[] {
  const { product, card, pastDue, pendingChange, nextPaymentDate, nextPaymentAmount } = info;
  const facts: Fact[] = [
    { name: '이용권', value: product?.title ?? '' },
    ...(pendingChange ? [{ name: '바뀔 이용권', value: pendingChange.product.title }] : []),
    { name: '지금 등록된 카드', value: card ? cardWords(card) : '없습니다' },
  ];
  if (pastDue) return [...facts, { name: '카드 등록 때 결제될 금액', value: formatWon(pastDue.amount), main: true }];
  if (nextPaymentDate) {
    facts.push({ name: '다음 결제', value: [formatDayKey(nextPaymentDate), formatWon(nextPaymentAmount ?? 0)] });
  }
  return [...facts, { name: '지금 결제될 금액', value: formatWon(0), main: true }];
}
