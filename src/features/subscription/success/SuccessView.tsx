import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import type { OrderStatus } from '../../../../contract/subscription.ts';
import { ArtIcon } from '../../../components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { QueryView } from '../../../components/states/QueryView.tsx';
import { paths } from '../../../config/paths.ts';
import { ApiError } from '../../../lib/api/ApiError.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { subscriptionQueries } from '../api/subscriptionQueries.ts';
import outcome from '../complete/OutcomeCard.module.css';
import { FactList } from '../parts/FactList.tsx';
import { ReceiptLink } from '../parts/ReceiptLink.tsx';
import { TicketSkeleton } from '../parts/TicketSkeleton.tsx';
import { orderFacts } from './orderFacts.ts';

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
  const ofCard = status.kind === 'CARD_CHANGE';
  return (
    <section className={outcome.card} aria-labelledby="paid">
      <ArtIcon name={ofCard ? 'check-mark-button' : 'party-popper'} size={92} />
      <h2 id="paid">{ofCard ? '카드를 바꾸었습니다' : '결제를 마쳤습니다'}</h2>
      <p>
        {ofCard && !status.receipt
          ? '지금 결제된 금액은 없습니다. 다음 결제부터 새 카드로 결제됩니다.'
          : '결제 내용은 이메일로도 보내 드렸습니다. 지금부터 바로 이용하실 수 있습니다.'}
      </p>
      <div className={outcome.facts}>
        <FactList facts={orderFacts(status)} />
      </div>
      {status.receipt?.receiptUrl && <ReceiptLink href={status.receipt.receiptUrl} />}
      <div className={outcome.buttons}>
        <ButtonLink tone="soft" to={paths.mypageTicket.getHref()}>
          내 이용권 보기
        </ButtonLink>
        <ButtonLink to={paths.main.getHref()}>책바다 시작하기</ButtonLink>
      </div>
    </section>
  );
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
