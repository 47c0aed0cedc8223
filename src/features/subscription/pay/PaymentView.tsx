import { Navigate, useSearchParams } from 'react-router-dom';
import type { SubscriptionInfo, SubscriptionProduct } from '#contract/subscription.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import { useIdentityReturn } from '#src/lib/identity/useIdentityReturn.ts';
import { CheckingNote } from '../parts/CheckingNote.tsx';
import { TicketData } from '../parts/TicketData.tsx';
import { WindowOpening } from '../window/WindowOpening.tsx';
import { isPayerKnown } from './isPayerKnown.ts';
import { PayerForm } from './PayerForm.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { usePayerDraft } from './usePayerDraft.ts';

/** Pays for one product: what it is, who pays, what is agreed to, and the company's window. */
export function PaymentView() {
  const [search] = useSearchParams();
  const draft = usePayerDraft();
  const productNo = Number(search.get('product') ?? Number.NaN);

  // From the identity window of a phone, which knows this page only: to the product, or to the page that asked.
  const verified = search.has('identityVerificationId') || search.has('code');
  const { backTo } = draft.read();
  if (verified && !search.has('product') && backTo) {
    const [pathname = '', kept] = backTo.split('?');
    const whole = new URLSearchParams([...new URLSearchParams(kept), ...search]);
    return <Navigate to={`${pathname}?${whole}`} replace />;
  }
  const carried = Number(search.get('paymentOrderNo') ?? Number.NaN);
  if (Number.isSafeInteger(carried)) return <WindowOpening paymentOrderNo={carried} />;
  return <Product productNo={productNo} />;
}

function Product({ productNo }: { productNo: number }) {
  return (
    <TicketData>
      {(info, products) => (
        <Offer info={info} product={products.find((item) => item.subscriptionProductNo === productNo)} />
      )}
    </TicketData>
  );
}

function Offer({ info, product }: { info: SubscriptionInfo; product: SubscriptionProduct | undefined }) {
  if (info.checkingOrderNo !== null) return <CheckingNote paymentOrderNo={info.checkingOrderNo} />;
  if (info.product !== null && product && isPayerKnown(info, product)) {
    return <Navigate to={`${paths.mypageTicketChange.getHref()}?product=${product.subscriptionProductNo}`} replace />;
  }
  if (info.product !== null && product) return <PayerOfChange product={product} />;
  if (info.product !== null) {
    return (
      <EmptyState
        title="이미 이용권이 있습니다"
        text={'결제된 금액은 없습니다.\n다른 이용권을 원하시면 지금 이용권을 바꾸실 수 있습니다.'}
        action={<ButtonLink to={paths.mypageTicket.getHref()}>내 이용권 보기</ButtonLink>}
      />
    );
  }
  if (!product) {
    return (
      <EmptyState
        title="이용권을 먼저 골라 주십시오"
        text="고르신 이용권이 없거나 지금은 판매하지 않는 이용권입니다."
        action={<ButtonLink to={paths.subscription.getHref()}>이용권 고르기</ButtonLink>}
      />
    );
  }
  return <PaymentSteps key={product.subscriptionProductNo} info={info} product={product} />;
}

/** Who pays for a change is asked here, where the verifier's window may open; the change itself goes on on my page. */
function PayerOfChange({ product }: { product: SubscriptionProduct }) {
  const identityReturn = useIdentityReturn();
  return (
    <Panel title="결제하시는 분">
      <PayerForm product={product} identityReturn={identityReturn} />
    </Panel>
  );
}
