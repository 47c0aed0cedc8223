import type { DeclineReason } from '#domain/subscription/subscriptionStates.ts';

/** What happened, what is kept, what to do. */
export const declineMessages: Readonly<Record<DeclineReason, string>> = {
  CARD_REFUSED:
    '카드사에서 결제를 승인하지 않았습니다. 한도나 잔액을 확인한 뒤 다시 하거나 다른 카드로 해 주십시오. 결제된 금액은 없습니다.',
  CARD_UNUSABLE: '이 카드로는 결제할 수 없습니다. 유효 기간이 남은 다른 카드로 해 주십시오. 결제된 금액은 없습니다.',
  ABANDONED: '결제를 끝내지 않았거나 결제 시간이 지났습니다. 결제된 금액은 없으니 처음부터 다시 진행해 주십시오.',
  NOT_AVAILABLE:
    '지금은 결제를 마칠 수 없습니다. 결제되었다면 자동으로 취소되니 잠시 뒤에 처음부터 다시 진행해 주십시오.',
};
