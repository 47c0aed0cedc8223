import { useMemo } from 'react';
import type { OrderStatus } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptySea } from '#src/components/illustrations/EmptySea.tsx';
import { paths } from '#src/config/paths.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { FactList } from '../parts/FactList.tsx';
import { createPaymentJourney, PAY_STEP } from '../window/createPaymentJourney.ts';
import styles from './OutcomeCard.module.css';

/** What is done next, by what went wrong. */
const ways = {
  CARD_REFUSED: { title: '결제되지 않았습니다', again: '다시 결제하기' },
  CARD_UNUSABLE: { title: '다른 카드가 필요합니다', again: '다른 카드로 결제하기' },
  ABANDONED: { title: '결제를 마치지 않으셨습니다', again: '다시 결제하기' },
  NOT_AVAILABLE: { title: '결제를 마치지 못했습니다', again: '다시 결제하기' },
} as const;

interface NotPaidCardProps {
  status: OrderStatus;
  refusal: Error | null;
}

/** It was not paid: why, what became of the money, and the way on. The page that was left is one step away. */
export function NotPaidCard({ status, refusal }: NotPaidCardProps) {
  const { tabStorage } = useServices();
  const from = useMemo(
    () => createPaymentJourney(tabStorage, createRandomId).from(status.paymentOrderNo),
    [tabStorage, status.paymentOrderNo],
  );
  const { title, again: way } = ways[status.decline?.reason ?? 'ABANDONED'];
  const ofCard = status.kind === 'CARD_CHANGE';
  const home = ofCard ? paths.mypagePaymentChange.getHref() : paths.subscription.getHref();
  const again = from === null ? home : from.startsWith(paths.subscriptionPayment.getHref()) ? from + PAY_STEP : from;
  // The server's words describe what happened to the money; without them nothing was charged, for it was never asked
  // for.
  const reason = status.decline?.message ?? (refusal ? describeError(refusal) : '결제된 금액은 없습니다.');
  return (
    <section className={styles.card} role="alert">
      <EmptySea mood="searching" />
      <h2>{ofCard ? '카드를 바꾸지 못했습니다' : title}</h2>
      <p>{reason}</p>
      <div className={styles.facts}>
        <FactList
          facts={[
            { name: ofCard ? '하시던 일' : '이용권', value: status.orderName },
            { name: '주문하신 금액', value: formatWon(status.amount) },
          ]}
        />
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={again}>{ofCard ? '카드 다시 등록하기' : way}</ButtonLink>
        <ButtonLink tone="soft" to={paths.mypageTicket.getHref()}>
          내 이용권으로 가기
        </ButtonLink>
      </div>
    </section>
  );
}
