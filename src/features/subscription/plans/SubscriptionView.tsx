import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubscriptionInfo, SubscriptionProduct } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { Button } from '#src/components/button/Button.tsx';
import { paths } from '#src/config/paths.ts';
import { openDocument } from '#src/lib/browser/openDocument.ts';
import { CheckingNote } from '../parts/CheckingNote.tsx';
import { TicketData } from '../parts/TicketData.tsx';
import { BeforeYouPay } from './BeforeYouPay.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { PlanTable } from './PlanTable.tsx';
import styles from './SubscriptionView.module.css';

/** What there is to buy, what it costs in all, and what costs nothing. Nothing is chosen beforehand. */
export function SubscriptionView() {
  return <TicketData>{(info, products) => <Plans info={info} products={products} />}</TicketData>;
}

function Plans({ info, products }: { info: SubscriptionInfo; products: readonly SubscriptionProduct[] }) {
  return (
    <div className={styles.page}>
      {info.checkingOrderNo === null ? (
        <CurrentPlan info={info} />
      ) : (
        <CheckingNote paymentOrderNo={info.checkingOrderNo} />
      )}
      <Choice products={products} info={info} />
      <PlanTable />
      <BeforeYouPay />
    </div>
  );
}

function Choice({ products, info }: { products: readonly SubscriptionProduct[]; info: SubscriptionInfo }) {
  const owned = info.product?.subscriptionProductNo ?? null;
  const checking = info.checkingOrderNo !== null;
  const navigate = useNavigate();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const product = products.find(({ subscriptionProductNo }) => subscriptionProductNo === chosen);

  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (product) {
      const query = `?product=${product.subscriptionProductNo}`;
      // Whoever has a ticket changes it: there is no second one beside it.
      if (owned === null) openDocument(paths.subscriptionPayment.getHref() + query);
      else void navigate(paths.mypageTicketChange.getHref() + query);
      return;
    }
    setMissing(true);
    form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
  }

  return (
    <form ref={form} className={styles.choice} onSubmit={goOn} aria-label="이용권 고르기" noValidate>
      <PlanPicker
        name={name}
        products={products}
        chosen={chosen}
        owned={owned}
        disabled={checking}
        onChoose={(no) => {
          setChosen(no);
          setMissing(false);
        }}
      />
      {!checking && (
        <div className={styles.next}>
          <p role="status">
            {product ? (
              <>
                {product.title}
                <strong>{`${product.recurring ? '매달 ' : ''}${formatWon(product.paymentPrice)}`}</strong>
              </>
            ) : (
              <span className={missing ? styles.missing : undefined}>
                {missing ? '이용권을 먼저 골라 주십시오.' : '아직 고르신 이용권이 없습니다.'}
              </span>
            )}
          </p>
          <Button type="submit" size="l">
            {owned === null ? '결제 내용 확인하기' : '바꿀 내용 확인하기'}
          </Button>
        </div>
      )}
    </form>
  );
}
