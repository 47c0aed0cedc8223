import { useNavigate } from 'react-router-dom';
import type { ChangeResult } from '../../../../contract/subscription.ts';
import { paths } from '../../../config/paths.ts';
import { useOnReturn } from '../../../lib/browser/useOnReturn.ts';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { useSubscriptionCall } from '../api/useSubscriptionCall.ts';
import type { AgreedTo } from '../pay/usePurchaseAgreements.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';

interface WantedChange {
  subscriptionProductNo: number;
  expectedCharge: number;
  agreements: AgreedTo[];
}

/** POST /api/subscription/changes/me; then the receipt, the company's window, or the ticket with its new plan. */
export function useChangeTicket() {
  const navigate = useNavigate();
  const { goThere } = useWindowTrip();
  const change = useSubscriptionCall(async (api, wanted: WantedChange) => {
    const { order, status } = await api.post<ChangeResult>('/api/subscription/changes/me', wanted, {
      idempotent: true,
    });
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
