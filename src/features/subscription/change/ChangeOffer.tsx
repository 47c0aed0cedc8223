import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { ChangePreview, SubscriptionInfo, SubscriptionProduct } from '#contract/subscription.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { openDocument } from '#src/lib/browser/openDocument.ts';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { FactList } from '../parts/FactList.tsx';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { AgreementBoxes } from '../pay/AgreementBoxes.tsx';
import { describePaymentFailure } from '../pay/describePaymentFailure.ts';
import { isPayerKnown } from '../pay/isPayerKnown.ts';
import { type AgreedTo, usePurchaseAgreements } from '../pay/usePurchaseAgreements.ts';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';
import styles from './ChangeOffer.module.css';
import { changeWords } from './changeWords.ts';

interface ChangeOfferProps {
  info: SubscriptionInfo;
  product: SubscriptionProduct;
}

/** What the change costs, when, and what is taken off; a product that cannot be had in place shows why. */
export function ChangeOffer({ info, product }: ChangeOfferProps) {
  const query = useQuery(subscriptionQueries.changePreview(useApi(), product.subscriptionProductNo));
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The offer stands below what was chosen, on a phone out of sight.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <div ref={place}>
      <Panel title="바뀌는 내용">
        <QueryView query={query} skeleton={<Skeleton height={280} radius={16} />} renderError={renderRefusal}>
          {(preview) => <Offer info={info} preview={preview} />}
        </QueryView>
      </Panel>
    </div>
  );
}

/** Nothing broke: this ticket is not to be had from the present one, and the server gives the reason. */
function renderRefusal(error: Error) {
  if (!(error instanceof ApiError && error.status === 422)) return null;
  return <StatusBanner title="이 이용권으로는 바꾸실 수 없습니다." text={error.message} />;
}

function Offer({ info, preview }: { info: SubscriptionInfo; preview: ChangePreview }) {
  const { product, charge } = preview;
  const agreements = usePurchaseAgreements(product.recurring);
  const change = useChangeTicket();
  const known = isPayerKnown(info, product);
  const { subscriptionProductNo } = product;

  function start(): void {
    const agreed = agreements.collect();
    if (agreed && !change.isPending) {
      change.mutate({ subscriptionProductNo, expectedCharge: charge, agreements: agreed });
    }
  }

  return (
    <div className={styles.offer}>
      <p className={styles.lead}>{changeWords.lead(preview)}</p>
      <FactList facts={changeWords.facts(preview)} />
      {known ? (
        <>
          <AgreementBoxes {...agreements} />
          {change.error && <FormNotice>{describePaymentFailure(change.error)}</FormNotice>}
          <Button size="l" wide busy={change.isPending || change.isSuccess} onClick={start}>
            {changeWords.button(preview)}
          </Button>
        </>
      ) : (
        <>
          <p>이 상품과 금액으로 결제하시는 분의 확인이 필요합니다. 아직 결제되는 금액은 없습니다.</p>
          <Button
            size="l"
            wide
            onClick={() => openDocument(`${paths.subscriptionPayment.getHref()}?product=${subscriptionProductNo}`)}
          >
            결제하시는 분 확인하기
          </Button>
        </>
      )}
    </div>
  );
}

interface WantedChange {
  subscriptionProductNo: number;
  expectedCharge: number;
  agreements: AgreedTo[];
}

/** Changes the ticket; then shows the receipt, the company's window, or the ticket with its new plan. */
function useChangeTicket() {
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
