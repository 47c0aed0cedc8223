import { useState } from 'react';
import type { SubscriptionProduct } from '#contract/subscription.ts';
import { approximatePrice } from '#domain/subscription/approximatePrice.ts';
import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import { type SubscriptionType, subscriptionTypes } from '#domain/subscription/subscriptionStates.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { ticketWords } from '#src/lib/ticketWords.ts';
import styles from './PlanPicker.module.css';

/** The plan that is recommended comes first. */
const plans: readonly PermissionPlan[] = ['ALL', 'MISSION'];

interface PlanPickerProps {
  products: readonly SubscriptionProduct[];
  /** Of the radio buttons. */
  name: string;
  chosen: number | null;
  /** The one that is had now cannot be chosen. */
  owned?: number | null;
  /** Nothing can be chosen at this moment. */
  disabled?: boolean;
  /** Null: what was chosen is of another period than the one shown now. */
  onChoose: (subscriptionProductNo: number | null) => void;
}

/**
 * A ticket in two steps: for how long, then which of two plans. The larger plan is recommended, with the reason beside
 * it; neither is chosen beforehand, and each shows its whole price.
 */
export function PlanPicker({ products, name, chosen, owned = null, disabled, onChoose }: PlanPickerProps) {
  const byNo = (no: number | null) => products.find((product) => product.subscriptionProductNo === no);
  const [type, setType] = useState<SubscriptionType>(byNo(chosen ?? owned)?.subscriptionType ?? 'MONTHLY');
  const types = subscriptionTypes.filter((each) => products.some(({ subscriptionType }) => subscriptionType === each));
  const shown = types.includes(type) ? type : types[0];

  function show(next: SubscriptionType): void {
    setType(next);
    if (next !== shown && chosen !== null) onChoose(null);
  }

  return (
    <div className={styles.picker}>
      <fieldset className={styles.periods} disabled={disabled}>
        <legend className="visually-hidden">이용 기간</legend>
        {types.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.period}
            aria-pressed={each === shown}
            onClick={() => show(each)}
          >
            {ticketWords.type[each].name}
          </button>
        ))}
      </fieldset>
      {shown && <p className={styles.how}>{ticketWords.type[shown].how}</p>}
      <fieldset className={styles.plans} disabled={disabled}>
        <legend className="visually-hidden">이용권 종류</legend>
        {plans.map((plan) => {
          const product = products.find((item) => item.permissionPlan === plan && item.subscriptionType === shown);
          if (!product) return null;
          const monthly = products.find((item) => item.permissionPlan === plan && item.subscriptionType === 'MONTHLY');
          return (
            <Plan
              key={plan}
              product={product}
              saved={monthly ? monthly.paymentPrice * product.months - product.paymentPrice : 0}
              name={name}
              checked={product.subscriptionProductNo === chosen}
              owned={product.subscriptionProductNo === owned}
              onChoose={onChoose}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

interface PlanProps extends Pick<PlanPickerProps, 'name' | 'onChoose'> {
  product: SubscriptionProduct;
  /** Won less than as many months bought one by one. */
  saved: number;
  checked: boolean;
  owned: boolean;
}

function Plan({ product, saved, name, checked, owned, onChoose }: PlanProps) {
  const { subscriptionProductNo: no, permissionPlan, paymentPrice, months, recurring } = product;
  const words = ticketWords.plan[permissionPlan];
  return (
    <label className={styles.plan} data-chosen={checked || undefined} data-owned={owned || undefined}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={no}
        checked={checked}
        disabled={owned}
        aria-label={`${product.title}, ${formatWon(paymentPrice)}`}
        aria-describedby={`${name}-${no}-what`}
        onChange={() => onChoose(no)}
      />
      <span className={styles.head}>
        <span className={styles.dot} aria-hidden="true" />
        <strong>{words.name}</strong>
        {permissionPlan === 'ALL' && <Badge tone="coral">추천 · 전자책까지</Badge>}
      </span>
      <span className={styles.price}>
        {recurring && <span>매달 </span>}
        <strong>{formatWon(paymentPrice)}</strong>
      </span>
      <span id={`${name}-${no}-what`} className={styles.what}>
        <span>{owned ? '지금 이용하시는 이용권입니다.' : words.what}</span>
        <span>
          하루 약 {formatWon(approximatePrice(paymentPrice, months).perDay)}
          {saved > 0 && ` · 1개월씩 사시는 것보다 ${formatWon(saved)} 적습니다`}
        </span>
      </span>
    </label>
  );
}
