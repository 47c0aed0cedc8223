import type { BehaviourInput } from './Scenarios.ts';

/** What an operator may pick on the control page. */
export const presets = {
  fine: { label: '아무 문제 없음', hint: '모든 요청에 제대로 대답해요', behaviours: [] },
  'declined-once': {
    label: '다음 결제 한 번 거절',
    hint: '한도 초과로 거절돼요. 나중에 다시 하면 돼요',
    behaviours: [
      { on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT' },
      { on: 'confirm', act: 'decline', code: 'REJECT_CARD_PAYMENT' },
    ],
  },
  'stopped-card': {
    label: '다음 정기 결제에 정지된 카드',
    hint: '다른 카드를 등록해야 결제돼요',
    behaviours: [{ on: 'charge', act: 'decline', code: 'INVALID_STOPPED_CARD' }],
  },
  'lost-answer': {
    label: '돈은 나갔는데 대답이 오지 않음',
    hint: '다음 결제는 되지만 오류 500으로 대답해요. 결과 확인이 찾아내야 해요',
    behaviours: [
      { on: 'charge', act: 'error', remembered: true },
      { on: 'confirm', act: 'error', remembered: true },
    ],
  },
  'lost-request': {
    label: '결제 요청이 닿지 않음',
    hint: '다음 결제 요청이 아무 일도 없이 끊겨요',
    behaviours: [
      { on: 'charge', act: 'reset', times: 3, when: 'before' },
      { on: 'confirm', act: 'reset', times: 3, when: 'before' },
    ],
  },
  silent: {
    label: '대답 없이 기다리게 함',
    hint: '다음 결제가 끝나지 않고 기다려요. 65초 뒤에 확인 중이 돼요',
    behaviours: [
      { on: 'charge', act: 'hold' },
      { on: 'confirm', act: 'hold' },
    ],
  },
  outage: {
    label: '결제 회사 장애',
    hint: '모든 요청에 오류 500으로 대답해요. 다른 상황을 고를 때까지 이어져요',
    behaviours: [{ act: 'error', when: 'before', times: 0 }],
  },
  'refund-refused': {
    label: '다음 환불 거절',
    hint: '환불할 수 없는 결제라고 대답해요. 사람이 처리해야 해요',
    behaviours: [{ on: 'cancel', act: 'decline', code: 'NOT_CANCELABLE_PAYMENT' }],
  },
  'wrong-amount': {
    label: '다음 결제의 금액을 다르게 대답',
    hint: '결제됐다고 하면서 금액을 1원으로 적어요. 성공으로 여기면 안 돼요',
    behaviours: [
      { on: 'charge', act: 'change', change: { totalAmount: 1 } },
      { on: 'confirm', act: 'change', change: { totalAmount: 1 } },
    ],
  },
  'webhook-first': {
    label: '대답보다 웹훅이 먼저',
    hint: '다음 결제의 웹훅이 대답보다 먼저 와요',
    behaviours: [{ on: 'confirm', act: 'webhook-first' }],
  },
} as const satisfies Record<string, { label: string; hint: string; behaviours: readonly BehaviourInput[] }>;
