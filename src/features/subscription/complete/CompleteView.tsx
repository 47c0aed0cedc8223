import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { type Brought, createPaymentJourney } from '../window/createPaymentJourney.ts';
import { CheckingCard } from './CheckingCard.tsx';
import { NotPaidCard } from './NotPaidCard.tsx';
import { readPaymentReturn } from './readPaymentReturn.ts';
import { useOrderOutcome } from './useOrderOutcome.ts';

/**
 * The return from the company's window. What it brought is first put away and taken out of the address: keys do not
 * stay in the history, and a reload, a second visit or the back button find the order rather than a second payment.
 */
export function CompleteView() {
  const { tabStorage } = useServices();
  const [search] = useSearchParams();
  const journey = useMemo(() => createPaymentJourney(tabStorage, createRandomId), [tabStorage]);
  const came = useMemo(() => readPaymentReturn(search), [search]);
  // Putting it away twice is the same as once: the words keep their key.
  const brought = useMemo(() => (came && came.kind !== 'ORDER' ? journey.bring(came) : null), [came, journey]);

  if (came === null) return <Navigate to={paths.mypageTicket.getHref()} replace />;
  const { paymentOrderNo } = came;
  // A browser that keeps nothing needs the address for a reload.
  const unkept = brought !== null && journey.brought(paymentOrderNo) === null;
  if (brought === null || unkept) {
    return <OrderOutcomeView paymentOrderNo={paymentOrderNo} unkept={unkept ? brought : null} />;
  }
  return <Navigate to={`${paths.subscriptionComplete.getHref()}?paymentOrderNo=${paymentOrderNo}`} replace />;
}

interface OrderOutcomeViewProps {
  paymentOrderNo: number;
  unkept: Brought | null;
}

/** Where an order stands, and what there is to do about it. Paid ones go on to their receipt. */
function OrderOutcomeView({ paymentOrderNo, unkept }: OrderOutcomeViewProps) {
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
