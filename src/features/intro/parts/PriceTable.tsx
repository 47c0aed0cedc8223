import { useQuery } from '@tanstack/react-query';
import type { SubscriptionProduct } from '#contract/subscription.ts';
import { approximatePrice } from '#domain/subscription/approximatePrice.ts';
import { permissionPlans } from '#domain/subscription/permissions.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { ticketWords } from '#src/lib/ticketWords.ts';
import { introQueries } from '../introQueries.ts';
import styles from './PriceTable.module.css';

/** What each ticket costs, by plan and way to pay; nothing where nothing is sold. */
export function PriceTable() {
  const { data } = useQuery(introQueries.prices(useApi()));
  const items = data?.items ?? [];
  const ways = [...new Set(items.map(({ subscriptionType }) => subscriptionType))];
  const plans = permissionPlans.filter((plan) => items.some(({ permissionPlan }) => permissionPlan === plan));
  if (items.length === 0) return null;
  return (
    <table className={styles.prices}>
      <caption className="visually-hidden">이용권의 요금 (부가세 포함)</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">기간</span>
          </th>
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {ticketWords.plan[plan].name}
              <span>{ticketWords.plan[plan].what}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map((way) => (
          <tr key={way}>
            <th scope="row">{ticketWords.type[way].name}</th>
            {plans.map((plan) => (
              <Price
                key={plan}
                plan={ticketWords.plan[plan].name}
                product={items.find((item) => item.permissionPlan === plan && item.subscriptionType === way)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Price({ plan, product }: { plan: string; product: SubscriptionProduct | undefined }) {
  if (product === undefined) return <td />;
  const { paymentPrice, months } = product;
  return (
    <td data-plan={plan}>
      <strong>{formatWon(paymentPrice)}</strong>
      {months > 1 && <span>한 달 약 {formatWon(approximatePrice(paymentPrice, months).perMonth)}</span>}
    </td>
  );
}
