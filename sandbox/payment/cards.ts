import { DAY } from '#domain/time/duration.ts';
import type { CardRecord } from './PaymentRecord.ts';

const good: CardRecord = {
  number: '53661234****123*',
  issuerCode: '61',
  refusesWith: null,
  refusals: 0,
  expiresAt: null,
};

/** The cards a buyer may pick in the window: what each of them does when it is charged. */
export const cards = {
  good: { label: '정상 카드', hint: '항상 결제돼요', card: good },
  limit: {
    label: '한도가 넘은 카드',
    hint: '결제할 때마다 거절돼요. 나중에 다시 시도할 수 있는 거절이에요',
    card: { ...good, number: '94451234****400*', refusesWith: 'REJECT_CARD_PAYMENT', refusals: -1 },
  },
  flaky: {
    label: '두 번 거절된 뒤 결제되는 카드',
    hint: '카드사가 두 번 거절하고, 세 번째부터 결제돼요',
    card: { ...good, number: '35641234****200*', refusesWith: 'REJECT_CARD_COMPANY', refusals: 2 },
  },
  stopped: {
    label: '정지된 카드',
    hint: '결제할 때마다 거절돼요. 다른 카드가 있어야 해요',
    card: { ...good, number: '54291234****900*', refusesWith: 'INVALID_STOPPED_CARD', refusals: -1 },
  },
  expiring: {
    label: '40일 뒤에 만료되는 카드',
    hint: '첫 달은 결제되고, 40일 뒤부터 유효 기간 때문에 거절돼요',
    card: good,
  },
} as const satisfies Record<string, { label: string; hint: string; card: CardRecord }>;

export type CardName = keyof typeof cards;

const EXPIRES_AFTER = 40 * DAY;

/** @param now milliseconds UTC */
export function cardNamed(name: CardName, now: number): CardRecord {
  return name === 'expiring' ? { ...cards.expiring.card, expiresAt: now + EXPIRES_AFTER } : { ...cards[name].card };
}

/**
 * Amounts in won that are refused whatever the card is, for those who cannot pick one: the last two digits stand for
 * themselves.
 */
export const magicAmounts = {
  100001: 'REJECT_CARD_COMPANY',
  100002: 'REJECT_CARD_PAYMENT',
  100003: 'EXCEED_MAX_AMOUNT',
  100004: 'INVALID_STOPPED_CARD',
  100005: 'INVALID_CARD_EXPIRATION',
  100006: 'FAILED_INTERNAL_SYSTEM_PROCESSING',
} as const;
