import type { SubscriptionProduct } from '#contract/subscription.ts';
import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { ticketWords } from '#src/lib/ticketWords.ts';
import styles from './PlanChoice.module.css';

interface PlanChoiceProps {
  plan: PermissionPlan;
  products: readonly SubscriptionProduct[];
  /** Radio buttons of all plans belong together. */
  name: string;
  chosen: number | null;
  /** The one that is had now cannot be chosen. */
  owned?: number | null;
  /** Nothing can be chosen at this moment. */
  disabled?: boolean;
  onChoose: (subscriptionProductNo: number) => void;
}

/** The ways to pay for one plan, each with its whole price. All look alike: none of them is pushed. */
export function PlanChoice({ plan, products, name, chosen, owned = null, disabled, onChoose }: PlanChoiceProps) {
  const words = ticketWords.plan[plan];
  return (
    <fieldset className={styles.plan} disabled={disabled}>
      <legend className={styles.head}>
        <span className={styles.name}>{words.name}</span>
        <span className={styles.what}>{words.what}</span>
      </legend>
      {products.map((product) => (
        <ProductRow
          key={product.subscriptionProductNo}
          product={product}
          name={name}
          checked={product.subscriptionProductNo === chosen}
          owned={product.subscriptionProductNo === owned}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

interface ProductRowProps extends Pick<PlanChoiceProps, 'name' | 'onChoose'> {
  product: SubscriptionProduct;
  checked: boolean;
  owned: boolean;
}

function ProductRow({ product, name, checked, owned, onChoose }: ProductRowProps) {
  const { subscriptionProductNo: no, paymentPrice, pricePerMonth, months, recurring, subscriptionType } = product;
  const words = ticketWords.type[subscriptionType];
  return (
    <label className={styles.row} data-chosen={checked || undefined} data-owned={owned || undefined}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={no}
        checked={checked}
        disabled={owned}
        aria-label={`${product.title}, ${formatWon(paymentPrice)}`}
        aria-describedby={`${name}-${no}-how`}
        onChange={() => onChoose(no)}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <strong>{words.name}</strong>
        <span id={`${name}-${no}-how`}>{owned ? '지금 이용하시는 이용권입니다.' : words.how}</span>
      </span>
      <span className={styles.price}>
        <strong>
          {recurring && <span className={styles.each}>매달 </span>}
          {formatWon(paymentPrice)}
        </strong>
        {months > 1 && <span>한 달 {formatWon(pricePerMonth)}꼴</span>}
      </span>
    </label>
  );
}
