import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SubscriptionProduct } from '#contract/subscription.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { PriceTable } from './PriceTable.tsx';

const product = (given: Partial<SubscriptionProduct>): SubscriptionProduct => ({
  subscriptionProductNo: 1,
  title: '이용권',
  permissionPlan: 'MISSION',
  subscriptionType: 'MONTHLY',
  paymentPrice: 7_900,
  months: 1,
  recurring: false,
  productStatus: 'ON_SALE',
  permissions: [],
  ...given,
});

function open(items: SubscriptionProduct[]) {
  const given = { '/api/site/prices': { items, currentDate: '2026-11-22T00:00:00.000Z' } };
  document.body.innerHTML = `<script type="application/json" id="page-answers">${JSON.stringify(given)}</script>`;
  const services = createTestServices({ site: 'home' });
  renderShell(<PriceTable />, services, '/intro');
  expect(services.requests).toEqual([]);
}

afterEach(() => document.getElementById('page-answers')?.remove());

it('shows each price under its plan and beside its way to pay', () => {
  open([
    product({}),
    product({
      subscriptionProductNo: 2,
      subscriptionType: 'YEARLY',
      months: 12,
      paymentPrice: 79_000,
    }),
    product({ subscriptionProductNo: 3, permissionPlan: 'ALL', paymentPrice: 12_900 }),
  ]);
  const table = screen.getByRole('table', { name: '이용권의 요금 (부가세 포함)' });
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(
    rows.map(([first, ...prices]) => [first, ...prices.map((text) => text?.replace(/이용권.*/, '이용권'))]),
  ).toEqual([
    ['기간', '미션 이용권', '모두 이용권'],
    ['1개월', '7,900원', '12,900원'],
    ['12개월', '79,000원한 달 약 6,600원', ''],
  ]);
});

it('shows nothing where nothing is sold', () => {
  open([]);
  expect(screen.queryByRole('table')).toBeNull();
});
