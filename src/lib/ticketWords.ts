import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type { SubscriptionType } from '#domain/subscription/subscriptionStates.ts';

/** How the ways to pay and the plans are named wherever they are compared. */
export const ticketWords = {
  type: {
    MONTHLY: { name: '1개월', how: '한 번 결제하고 저절로 끝납니다.' },
    QUARTERLY: { name: '3개월', how: '한 번 결제하고 저절로 끝납니다.' },
    YEARLY: { name: '12개월', how: '한 번 결제하고 저절로 끝납니다.' },
    RECURRING: { name: '매달 정기 결제', how: '해지하실 때까지 매달 자동 결제됩니다.' },
  } satisfies Record<SubscriptionType, { name: string; how: string }>,
  plan: {
    MISSION: { name: '미션 이용권', what: '종이책을 읽고 미션을 풀며 포인트를 모읍니다.' },
    ALL: { name: '모두 이용권', what: '미션에 전자책, 독서 진단, 책 성향, 대회까지 모두 이용합니다.' },
  } satisfies Record<PermissionPlan, { name: string; what: string }>,
} as const;
