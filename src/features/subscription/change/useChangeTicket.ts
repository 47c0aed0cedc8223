import { useNavigate } from 'react-router-dom';
import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import { paths } from '#src/config/paths.ts';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import type { AgreedTo } from '../pay/usePurchaseAgreements.ts';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';

interface WantedChange {
  subscriptionProductNo: number;
  expectedCharge: number;
  agreements: AgreedTo[];
}

/** Changes the ticket; then shows the receipt, the company's window, or the ticket with its new plan. */
export function useChangeTicket() {
  const navigate = useNavigate();
  const { goThere } = useWindowTrip();
  const change = useSubscriptionCall(async (api, wanted: WantedChange) => {
    const { order, status } = await api.call(subscriptionApi.change, { body: wanted });
    if (order) goThere(order);
    else if (status) {
      void navigate(`${paths.subscriptionComplete.getHref()}?paymentOrderNo=${status.paymentOrderNo}`);
    } else {
      showToast('이용권 변경을 예약했습니다');
      void navigate(paths.mypageTicket.getHref());
    }
  });
  useOnReturn(change.reset);
  return change;
}
