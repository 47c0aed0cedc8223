import { CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { SubscriptionInfo, SubscriptionProduct } from '#contract/subscription.ts';
import { anchorOf, periodFrom } from '#domain/subscription/periodFrom.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { useIdentityReturn } from '#src/lib/identity/useIdentityReturn.ts';
import { type Fact, FactList } from '../parts/FactList.tsx';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { PAY_STEP } from '../window/createPaymentJourney.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { periodWords } from '../words/periodWords.ts';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import { describePaymentFailure } from './describePaymentFailure.ts';
import { isPayerKnown } from './isPayerKnown.ts';
import { PayerForm } from './PayerForm.tsx';
import { PayerKnown } from './PayerKnown.tsx';
import styles from './PaymentSteps.module.css';
import { type AgreedTo, usePurchaseAgreements } from './usePurchaseAgreements.ts';

interface PaymentStepsProps {
  info: SubscriptionInfo;
  product: SubscriptionProduct;
}

/** The sums first, and in sight all the while; then who pays; then each thing that is agreed to, and the payment. */
export function PaymentSteps({ info, product }: PaymentStepsProps) {
  const identityReturn = useIdentityReturn();
  const agreements = usePurchaseAgreements(product.recurring);
  const pay = usePayOrder();
  const known = isPayerKnown(info, product);
  const { payer, payment } = useStepInView(known, identityReturn.came);

  function start(): void {
    const agreed = agreements.collect();
    if (agreed && !pay.isPending) {
      const { subscriptionProductNo, paymentPrice: expectedPrice } = product;
      pay.mutate({ subscriptionProductNo, expectedPrice, agreements: agreed });
    }
  }

  return (
    <div className={styles.page}>
      <Panel title="결제 내용" className={styles.sums}>
        <FactList facts={purchaseFacts(product, Date.parse(info.currentDate))} />
        <p className={styles.small}>부가가치세가 들어 있는 금액이며, 이 밖에 더해지는 금액은 없습니다.</p>
        <Link className={styles.other} to={paths.subscription.getHref()}>
          다른 이용권 고르기
        </Link>
      </Panel>
      <div className={styles.steps}>
        <Panel title="1. 결제하시는 분" headingRef={payer}>
          {known ? <PayerKnown info={info} /> : <PayerForm product={product} identityReturn={identityReturn} />}
        </Panel>
        <Panel title="2. 동의와 결제" headingRef={payment}>
          {/* Also where the payer has to agree again, because the price has changed. */}
          {!known && pay.error && <FormNotice>{describePaymentFailure(pay.error)}</FormNotice>}
          {known ? (
            <div className={styles.pay}>
              <AgreementBoxes {...agreements} />
              {pay.error && <FormNotice>{describePaymentFailure(pay.error)}</FormNotice>}
              <Button
                size="l"
                wide
                busy={pay.isPending || pay.isSuccess}
                icon={<CreditCard aria-hidden="true" />}
                onClick={start}
              >
                {formatWon(product.paymentPrice)} 결제하기
              </Button>
              <p className={styles.small}>
                결제 회사(토스페이먼츠)의 창이 열립니다. 카드 번호는 책바다에 저장되지 않습니다. 창을 닫으시면 결제되지
                않습니다.
              </p>
            </div>
          ) : (
            <p className={styles.wait}>
              결제하시는 분을 확인한 뒤에 진행하실 수 있습니다. 아직 결제되는 금액은 없습니다.
            </p>
          )}
        </Panel>
      </div>
    </div>
  );
}

/**
 * What paying today means: the sum, the days it opens, and whether there is a next one. The server decides by the same
 * rules and repeats them with the order.
 *
 * @param now the server's clock, milliseconds UTC
 */
function purchaseFacts(product: SubscriptionProduct, now: number): Fact[] {
  const today = seoulDay(now);
  const { end } = periodFrom(today, product.months, anchorOf(today));
  const price = formatWon(product.paymentPrice);
  return [
    { name: '이용권', value: product.title },
    { name: '이용 기간', value: periodWords(today, shiftDayKey(end, -1)) },
    { name: '다음 결제', value: product.recurring ? [formatDayKey(end), price] : '없습니다. 저절로 끝납니다.' },
    { name: '오늘 결제하실 금액', value: price, main: true },
  ];
}

/**
 * Leads to the step that comes next: back from the identity window to the payer, once that person is known to the
 * payment. A page that is opened directly starts with the sums.
 *
 * @param returned the page was opened by the identity window
 */
function useStepInView(known: boolean, returned: boolean) {
  const { hash } = useLocation();
  const payer = useRef<HTMLHeadingElement>(null);
  const payment = useRef<HTMLHeadingElement>(null);
  const wasKnown = useRef(known);

  useEffect(() => {
    const goesOn = known && (!wasKnown.current || returned || hash === PAY_STEP);
    wasKnown.current = known;
    const heading = goesOn ? payment.current : returned ? payer.current : null;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [known, returned, hash]);

  return { payer, payment };
}

interface Purchase {
  subscriptionProductNo: number;
  /** As it was shown: at another price by now nothing is ordered. */
  expectedPrice: number;
  agreements: AgreedTo[];
}

/** Orders, then opens the company's window. */
function usePayOrder() {
  const { openHere } = useWindowTrip();
  const pay = useSubscriptionCall(async (api, purchase: Purchase) => {
    await openHere(await api.call(subscriptionApi.order, { body: purchase }));
  });
  useOnReturn(pay.reset);
  return pay;
}
