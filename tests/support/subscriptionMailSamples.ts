import type { SubscriptionMails } from '#server/modules/mail/SubscriptionMails.ts';

const name = '박물결';
const title = '모두 정기 이용권';
const card = '4330****123*';

/** One of each mail about tickets. */
export const subscriptionMailSamples: SubscriptionMails = {
  TICKET_PAID: {
    name,
    title,
    amount: 9_900,
    vat: 900,
    paidAt: Date.UTC(2026, 4, 6, 6, 0),
    card,
    startDate: '2026-05-06',
    lastDate: '2026-06-05',
    nextPaymentDate: '2026-06-06',
    nextPaymentAmount: 9_900,
  },
  TICKET_RENEWAL_SOON: { name, title, amount: 9_900, paymentDate: '2026-06-06', card },
  TICKET_CHARGE_FAILED: {
    name,
    title,
    amount: 9_900,
    reason: 'CARD_REFUSED',
    triedAt: Date.UTC(2026, 5, 5, 15, 10),
    card,
    nextTryDate: '2026-06-07',
    openUntil: '2026-06-12',
  },
  TICKET_ENDED: { name, title, lastDate: '2026-06-05', why: 'CANCELLED' },
  TICKET_REFUNDED: { name, title, amount: 6_600, paid: 9_900, doneAt: Date.UTC(2026, 4, 16, 1, 0), card },
  TICKET_PRICE_CHANGE: { name, title, oldPrice: 9_900, newPrice: 10_900, effectiveDate: '2026-07-01' },
  TICKET_CARD_REMOVED: { name, card, title, nextPaymentDate: '2026-06-06' },
};
