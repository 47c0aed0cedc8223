import type { RefundPreview } from '#contract/subscription.ts';
import { lastWholeDay } from '../words/lastWholeDay.ts';

/** Why so much is given back, in a sentence. */
export const refundRules: Readonly<Record<RefundPreview['rule'], (preview: RefundPreview) => string>> = {
  FULL: ({ fullUntil }) =>
    `아직 이용하지 않으셨으므로 전액을 돌려드립니다.${fullUntil ? ` ${lastWholeDay(fullUntil)}까지 전액을 돌려받으실 수 있습니다.` : ''}`,
  PRORATED: ({ used, usedDays, periodDays }) =>
    `${used ? '이용을 시작하셨으므로' : '결제하신 지 7일이 지났으므로'} 전체 ${periodDays}일 가운데 이용하신 ${usedDays}일만큼을 빼고 돌려드립니다.`,
  NONE: () => '돌려드릴 금액이 남아 있지 않습니다. 기간이 끝날 때까지 그대로 이용하실 수 있습니다.',
};
