import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { openDocument } from '#src/lib/browser/openDocument.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { createPaymentJourney, type WindowOrder } from './createPaymentJourney.ts';
import { openOrderWindow } from './openOrderWindow.ts';

/** Ways to the company's window, with the page that is left as the place to come back to. */
export function useWindowTrip() {
  const { tabStorage } = useServices();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const journey = createPaymentJourney(tabStorage, createRandomId);
    const from = pathname + search;
    return {
      /** From a page whose document may run the company's script. @throws PaymentWindowError */
      openHere: async (order: WindowOrder) => {
        journey.setOut(order.paymentOrderNo, from);
        await openOrderWindow(order);
      },
      /** From any other page: by way of the payment page, which opens it. */
      goThere: (order: WindowOrder) => {
        journey.setOut(order.paymentOrderNo, from, order);
        openDocument(`${paths.subscriptionPayment.getHref()}?paymentOrderNo=${order.paymentOrderNo}`);
      },
    };
  }, [tabStorage, pathname, search]);
}
