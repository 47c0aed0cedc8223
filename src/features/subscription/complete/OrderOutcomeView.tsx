import { Navigate } from 'react-router-dom';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import type { Brought } from '../window/createPaymentJourney.ts';
import { CheckingCard } from './CheckingCard.tsx';
import { NotPaidCard } from './NotPaidCard.tsx';
import { useOrderOutcome } from './useOrderOutcome.ts';

interface OrderOutcomeViewProps {
  paymentOrderNo: number;
  unkept: Brought | null;
}

/** Where an order stands, and what there is to do about it. Paid ones go on to their receipt. */
export function OrderOutcomeView({ paymentOrderNo, unkept }: OrderOutcomeViewProps) {
  const { status, error, again, refusal } = useOrderOutcome(paymentOrderNo, unkept);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="이 결제를 찾을 수 없습니다"
        text={'주소가 잘못되었거나 다른 계정의 결제입니다.\n결제하신 내용은 내 이용권에서 확인하실 수 있습니다.'}
        action={<ButtonLink to={paths.mypageTicket.getHref()}>내 이용권 보기</ButtonLink>}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!status) return <CheckingCard phase="SENDING" />;
  if (status.state === 'CHECKING') return <CheckingCard phase="CHECKING" status={status} />;
  if (status.state === 'PAID') {
    return <Navigate to={paths.subscriptionSuccess.getHref({ paymentOrderNo })} replace />;
  }
  return <NotPaidCard status={status} refusal={refusal} />;
}
