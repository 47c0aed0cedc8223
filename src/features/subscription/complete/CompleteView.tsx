import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { createPaymentJourney } from '../window/createPaymentJourney.ts';
import { OrderOutcomeView } from './OrderOutcomeView.tsx';
import { readPaymentReturn } from './readPaymentReturn.ts';

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
