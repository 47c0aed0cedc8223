import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SubscriptionInfo, SubscriptionProduct } from '#contract/subscription.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import { CheckingNote } from '../parts/CheckingNote.tsx';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { TicketData } from '../parts/TicketData.tsx';
import { PlanPicker } from '../plans/PlanPicker.tsx';
import { LeavingNote } from '../ticket/LeavingNote.tsx';
import { PendingChangeNote } from '../ticket/PendingChangeNote.tsx';
import { formatDayKey } from '../words/formatDayKey.ts';
import { freeWords } from '../words/freeWords.ts';
import { ChangeOffer } from './ChangeOffer.tsx';
import styles from './TicketChangeView.module.css';

/** Another ticket in place of the present one: chosen first, then shown to the won and the day. */
export function TicketChangeView() {
  return <TicketData>{(info, products) => <Change info={info} products={products} />}</TicketData>;
}

function Change({ info, products }: { info: SubscriptionInfo; products: readonly SubscriptionProduct[] }) {
  const name = useId();
  // In the address: the way back from the payment leads to the same choice.
  const [search, setSearch] = useSearchParams();
  const { product, subscriptionEndDate, checkingOrderNo, pendingChange } = info;
  if (checkingOrderNo !== null) return <CheckingNote paymentOrderNo={checkingOrderNo} />;
  if (product === null) {
    const free = freeWords(info);
    return (
      <EmptyState
        title="바꿀 이용권이 없습니다"
        text={`${free?.title ?? '지금은 이용권이 없습니다.'} 새 이용권을 고르실 수 있습니다.`}
        action={<ButtonLink to={paths.subscription.getHref()}>이용권 살펴보기</ButtonLink>}
      />
    );
  }
  if (info.pastDue) {
    return (
      <EmptyState
        title="결제 카드를 먼저 바꿔 주십시오"
        text={'정기 결제가 승인되지 않은 이용권은 바꾸실 수 없습니다.\n새 카드로 결제하신 뒤에 바꾸실 수 있습니다.'}
        action={<ButtonLink to={paths.mypagePaymentChange.getHref()}>카드 바꾸기</ButtonLink>}
      />
    );
  }
  // What was cancelled is not changed: taking that back comes first.
  if (info.cancelAtPeriodEnd) return <LeavingNote info={info} />;
  if (pendingChange) return <PendingChangeNote change={pendingChange} />;
  const wanted = products.find(
    ({ subscriptionProductNo: no }) => no === Number(search.get('product')) && no !== product.subscriptionProductNo,
  );
  return (
    <div className={styles.page}>
      <StatusBanner
        title={`지금 이용권: ${product.title}`}
        text={subscriptionEndDate ? `결제하신 기간은 ${formatDayKey(subscriptionEndDate)}까지입니다.` : ''}
      />
      <PlanPicker
        name={name}
        products={products}
        chosen={wanted?.subscriptionProductNo ?? null}
        owned={product.subscriptionProductNo}
        onChoose={(no) =>
          setSearch(no === null ? {} : { product: String(no) }, { replace: true, preventScrollReset: true })
        }
      />
      {wanted ? (
        <ChangeOffer key={wanted.subscriptionProductNo} info={info} product={wanted} />
      ) : (
        <p className={styles.hint}>바꾸실 이용권을 고르시면 결제될 금액과 날짜를 먼저 보여 드립니다.</p>
      )}
    </div>
  );
}
