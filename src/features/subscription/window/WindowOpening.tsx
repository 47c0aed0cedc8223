import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import outcome from '../complete/OutcomeCard.module.css';
import { TicketSkeleton } from '../parts/TicketSkeleton.tsx';
import { describePaymentFailure } from '../pay/describePaymentFailure.ts';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { createPaymentJourney, type WindowOrder } from './createPaymentJourney.ts';
import { openOrderWindow } from './openOrderWindow.ts';

/** Opens the window of an order that was made on another page. */
export function WindowOpening({ paymentOrderNo }: { paymentOrderNo: number }) {
  const { tabStorage } = useServices();
  const journey = useMemo(() => createPaymentJourney(tabStorage, createRandomId), [tabStorage]);
  // Read once: opening the window takes the order away, so that the back button leads here and not out again.
  const [order, setOrder] = useState(() => journey.waiting(paymentOrderNo));
  const from = journey.from(paymentOrderNo) ?? paths.mypageTicket.getHref();
  useOnReturn(() => setOrder(null));
  if (order) return <Opening order={order} from={from} onOpen={() => journey.wasOpened(paymentOrderNo)} />;
  return <Returned paymentOrderNo={paymentOrderNo} from={from} />;
}

/** Only the server knows whether the window was left or done with: the back button leads here after both. */
function Returned({ paymentOrderNo, from }: { paymentOrderNo: number; from: string }) {
  const query = useQuery(subscriptionQueries.order(useApi(), paymentOrderNo));
  return (
    <QueryView query={query} skeleton={<TicketSkeleton />}>
      {({ state }) =>
        state === 'OPEN' ? (
          <EmptyState
            title="결제 창에서 돌아오셨습니다"
            text={'아직 결제된 금액은 없습니다.\n이어서 하시려면 앞 화면에서 내용을 다시 확인해 주십시오.'}
            action={<ButtonLink to={from}>앞 화면으로 가기</ButtonLink>}
          />
        ) : (
          <Navigate to={`${paths.subscriptionComplete.getHref()}?paymentOrderNo=${paymentOrderNo}`} replace />
        )
      }
    </QueryView>
  );
}

function Opening({ order, from, onOpen }: { order: WindowOrder; from: string; onOpen: () => void }) {
  const open = useMutation({
    meta: { ownError: true },
    mutationFn: () => {
      onOpen();
      return openOrderWindow(order);
    },
  });
  const { mutate } = open;
  useEffect(() => mutate(), [mutate]);

  return (
    <section className={outcome.card} role="status">
      <PetFace species="whale" stage="baby" mood="calm" size={132} title="" afloat />
      <h2>결제 회사의 창을 열고 있습니다</h2>
      <p>토스페이먼츠의 창에서 카드를 확인합니다. 창을 닫으시면 결제되지 않습니다.</p>
      {open.error && <FormNotice>{describePaymentFailure(open.error)}</FormNotice>}
      {open.error && (
        <div className={outcome.buttons}>
          <ButtonLink tone="soft" to={from}>
            앞 화면으로 가기
          </ButtonLink>
          <Button onClick={() => mutate()}>창 다시 열기</Button>
        </div>
      )}
    </section>
  );
}
