/** What is sold at first, in whole won with VAT; operators add products and prices later. */
export const subscriptionProductRows = [
  { plan: 'MISSION', type: 'MONTHLY', title: '미션 이용권 1개월', price: 6_900 },
  { plan: 'MISSION', type: 'QUARTERLY', title: '미션 이용권 3개월', price: 18_900 },
  { plan: 'MISSION', type: 'YEARLY', title: '미션 이용권 12개월', price: 69_000 },
  { plan: 'MISSION', type: 'RECURRING', title: '미션 정기 이용권', price: 5_900 },
  { plan: 'ALL', type: 'MONTHLY', title: '모두 이용권 1개월', price: 11_900 },
  { plan: 'ALL', type: 'QUARTERLY', title: '모두 이용권 3개월', price: 32_900 },
  { plan: 'ALL', type: 'YEARLY', title: '모두 이용권 12개월', price: 119_000 },
  { plan: 'ALL', type: 'RECURRING', title: '모두 정기 이용권', price: 9_900 },
] as const;
