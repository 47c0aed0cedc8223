import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import type { OrderStatus } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import outcome from '../complete/OutcomeCard.module.css';
import { type Fact, FactList } from '../parts/FactList.tsx';
import { ReceiptLink } from '../parts/ReceiptLink.tsx';
import { TicketSkeleton } from '../parts/TicketSkeleton.tsx';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { cardWords } from '../words/cardWords.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { periodWords } from '../words/periodWords.ts';

/** The receipt of a paid order, and what begins with it. It may be opened at any time later. */
export function SuccessView({ paymentOrderNo }: { paymentOrderNo: number }) {
  const query = useQuery({
    ...subscriptionQueries.order(useApi(), paymentOrderNo),
    enabled: Number.isSafeInteger(paymentOrderNo) && paymentOrderNo > 0,
  });
  if (!Number.isSafeInteger(paymentOrderNo) || paymentOrderNo < 1) return <NoSuchOrder />;
  const renderError = (error: Error) => (error instanceof ApiError && error.status === 404 ? <NoSuchOrder /> : null);
  return (
    <QueryView query={query} skeleton={<TicketSkeleton />} renderError={renderError}>
      {(status) =>
        status.state === 'PAID' ? (
          <Receipt status={status} />
        ) : (
          <Navigate to={`${paths.subscriptionComplete.getHref()}?paymentOrderNo=${paymentOrderNo}`} replace />
        )
      }
    </QueryView>
  );
}

function Receipt({ status }: { status: OrderStatus }) {
  const { icon, title, text } = wordsOf(status);
  const unpaid = status.decline !== null;
  // Where the fault was ours, another card would help nothing.
  const byCard = unpaid && status.decline?.reason !== 'NOT_AVAILABLE';
  // Later the ticket shows what became of it, and this page cannot.
  const booked = status.atPeriodEnd === true;
  return (
    <section className={outcome.card} aria-labelledby="paid">
      <ArtIcon name={icon} size={92} />
      <h2 id="paid">{title}</h2>
      <p>{text}</p>
      <div className={outcome.facts}>
        <FactList facts={orderFacts(status)} />
      </div>
      {status.receipt?.receiptUrl && <ReceiptLink href={status.receipt.receiptUrl} />}
      <div className={outcome.buttons}>
        <ButtonLink tone={booked ? 'primary' : 'soft'} to={paths.mypageTicket.getHref()}>
          내 이용권 보기
        </ButtonLink>
        {byCard && <ButtonLink to={paths.mypagePaymentChange.getHref()}>다른 카드로 바꾸기</ButtonLink>}
        {!unpaid && !booked && <ButtonLink to={paths.main.getHref()}>책바다 시작하기</ButtonLink>}
      </div>
    </section>
  );
}

/** Not every order that is settled has paid something. A changed card may have paid a renewal that was overdue, or may have been declined for it as well. */
function wordsOf({ kind, receipt, decline, beginsLater, atPeriodEnd, toldByMail }: OrderStatus): {
  icon: ArtIconName;
  title: string;
  text: string;
} {
  const where = toldByMail ? '결제 내용은 이메일로도 보내 드렸습니다.' : '결제 내용은 내 이용권에서 보실 수 있습니다.';
  const paid = `${where} 지금부터 바로 이용하실 수 있습니다.`;
  const icon = 'check-mark-button';
  if (beginsLater) {
    const text =
      '지금 결제된 금액은 없습니다. 지금 이용권을 끝까지 이용하신 뒤에 바뀌며, 그 전에는 언제든지 취소하실 수 있습니다.';
    return { icon, title: '이용권 변경을 예약했습니다', text };
  }
  if (atPeriodEnd) {
    const text =
      '앞 이용권이 끝나는 날에 바뀌도록 예약하신 주문입니다. 지금 이용권과 결제하신 내용은 내 이용권에서 보실 수 있습니다.';
    return { icon, title: '예약하신 이용권 변경입니다', text };
  }
  if (kind !== 'CARD_CHANGE') {
    if (receipt) return { icon: 'party-popper', title: '결제를 마쳤습니다', text: paid };
    const text = '빼 드린 금액이 더 커서 결제된 금액은 없습니다. 지금부터 바로 이용하실 수 있습니다.';
    return { icon, title: '이용권을 바꾸었습니다', text };
  }
  if (receipt) {
    return {
      icon,
      title: '카드를 바꾸고 결제를 마쳤습니다',
      text: `승인되지 않았던 금액이 새 카드로 결제되었습니다. ${paid}`,
    };
  }
  if (decline?.reason === 'NOT_AVAILABLE') {
    const text =
      '새 카드는 등록되었습니다. 저희 쪽 사정으로 지금은 결제하지 못했으나, 이용권이 이어지는 동안에는 잠시 뒤에 새 카드로 저절로 결제됩니다. 따로 하실 일은 없으며, 결과는 내 이용권에서 보실 수 있습니다.';
    return { icon: 'ring-buoy', title: '카드를 바꾸었으나 아직 결제하지 못했습니다', text };
  }
  if (decline) {
    const text = `새 카드는 등록되었습니다. 승인되지 않았던 금액은 새 카드로도 결제되지 않았습니다. ${decline.message}`;
    return { icon: 'ring-buoy', title: '카드를 바꾸었으나 결제되지 않았습니다', text };
  }
  return {
    icon,
    title: '카드를 바꾸었습니다',
    text: '지금 결제된 금액은 없습니다. 다음 결제부터 새 카드로 결제됩니다.',
  };
}

function NoSuchOrder() {
  return (
    <EmptyState
      title="이 결제를 찾을 수 없습니다"
      text={'주소가 잘못되었거나 다른 계정의 결제입니다.\n결제하신 내용은 내 이용권에서 확인하실 수 있습니다.'}
      action={<ButtonLink to={paths.mypageTicket.getHref()}>내 이용권 보기</ButtonLink>}
    />
  );
}

/** What was paid, with which card, for which days, and whether there is a next time. */
function orderFacts(status: OrderStatus): Fact[] {
  const { kind, orderName, amount, receipt, decline, startDate, endDate, nextPaymentDate } = status;
  const facts: Fact[] = [{ name: kind === 'CARD_CHANGE' ? '하신 일' : '이용권', value: orderName }];
  if (startDate && endDate) {
    facts.push({ name: '이용 기간', value: periodWords(startDate, endDate) });
  }
  if (receipt) {
    facts.push({ name: '결제한 때', value: formatDateTime(Date.parse(receipt.paidAt)) });
    if (receipt.card) facts.push({ name: '카드', value: cardWords(receipt.card) });
  }
  if (decline) return [...facts, { name: '결제되지 않은 금액', value: formatWon(amount), main: true }];
  facts.push({ name: '다음 결제', value: nextPaymentDate ? formatDayKey(nextPaymentDate) : '없습니다' });
  if (receipt) facts.push({ name: '결제한 금액', value: formatWon(receipt.amount), main: true });
  return facts;
}
