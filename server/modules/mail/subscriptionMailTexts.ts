import type { DeclineReason } from '#domain/subscription/subscriptionStates.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { formatDateTime, formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import type { MailText } from './MailText.ts';
import type { Origins } from './mailTexts.ts';
import type { SubscriptionMails } from './SubscriptionMails.ts';

type Writers = {
  [Name in keyof SubscriptionMails]: (fields: SubscriptionMails[Name], origins: Origins) => MailText;
};

const day = (dayKey: string) => formatKoreanDate(startOfDayKey(dayKey));
const cardFact = (card: string | null) => (card === null ? [] : [['카드', card] as const]);
const CANCEL_ANY_TIME =
  '해지는 내 페이지 > 이용권에서 언제든지 하실 수 있으며, 남은 기간은 그대로 이용하실 수 있습니다.';
const NOT_MINE = '결제하신 적이 없다면 고객센터에 알려 주십시오. 확인하고 바로잡아 드리겠습니다.';
const RECORDS_STAY = '읽은 책과 포인트, 독서 노트, 바다 친구는 모두 그대로 있습니다.';

/** What was the matter with a card, and what to do about it. */
const declined: Readonly<Record<DeclineReason, string>> = {
  CARD_REFUSED: '카드사에서 결제를 승인하지 않았습니다. 한도나 잔액을 확인하시거나 다른 카드로 바꿔 주십시오.',
  CARD_UNUSABLE: '등록하신 카드를 더 이상 쓸 수 없습니다. 다른 카드로 바꿔 주시면 바로 결제됩니다.',
  ABANDONED: '결제가 끝나기 전에 창이 닫혔습니다. 다시 시도해 주십시오.',
  NOT_AVAILABLE: '저희 쪽 사정으로 결제하지 못했습니다. 확인하고 있으니 기다려 주십시오.',
};

const ended: Readonly<Record<SubscriptionMails['TICKET_ENDED']['why'], string>> = {
  CANCELLED: '해지하신 대로 이용 기간이 끝났습니다. 더 이상 결제되지 않습니다.',
  USED_UP: '이용 기간이 끝났습니다. 자동으로 결제되지 않는 이용권입니다.',
  UNPAID: '결제가 이루어지지 않아 이용권이 끝났습니다. 더 이상 결제를 시도하지 않습니다.',
};

/** Mails about money: to the adult who pays, so in the formal style, with exact amounts and days. */
export const subscriptionMailTexts: Writers = {
  TICKET_PAID: (fields, origins) => {
    const { name, title, amount, vat, paidAt, card, startDate, lastDate, nextPaymentDate, nextPaymentAmount } = fields;
    const next = nextPaymentDate === null ? null : `${day(nextPaymentDate)}, ${formatWon(nextPaymentAmount ?? 0)}`;
    return {
      subject: `[책바다] ${title} 결제 영수증`,
      title: `${name} 님의 이용권을 결제했습니다`,
      paragraphs: [
        next === null
          ? '한 번 결제하는 이용권이며 자동으로 다시 결제되지 않습니다.'
          : '해지하기 전까지 등록하신 카드로 매달 자동 결제됩니다. 결제 7일 전에 메일로 알려 드립니다.',
      ],
      facts: [
        ['상품', title],
        ['결제 금액', `${formatWon(amount)} (부가세 ${formatWon(vat)} 포함)`],
        ['결제한 때', formatDateTime(paidAt)],
        ...cardFact(card),
        ['이용 기간', `${day(startDate)}부터 ${day(lastDate)}까지`],
        ['다음 결제', next ?? '없음'],
      ],
      button: { label: '결제 내역과 매출 전표 보기', url: `${origins.home}/mypage/ticket` },
      notes: next === null ? [] : [CANCEL_ANY_TIME],
      help: NOT_MINE,
    };
  },

  TICKET_RENEWAL_SOON: ({ name, title, amount, paymentDate, card }, origins) => ({
    subject: `[책바다] 이용권이 ${day(paymentDate)}에 결제됩니다`,
    title: `${name} 님, 곧 이용권이 결제됩니다`,
    paragraphs: ['아래 내용대로 자동 결제됩니다. 계속 이용하시려면 하실 일이 없습니다.'],
    facts: [
      ['상품', title],
      ['결제일', day(paymentDate)],
      ['결제 금액', `${formatWon(amount)} (부가세 포함)`],
      ...cardFact(card),
    ],
    button: { label: '이용권 보기와 해지', url: `${origins.home}/mypage/ticket` },
    notes: [`결제를 원하지 않으시면 결제일 전날까지 해지해 주십시오. ${CANCEL_ANY_TIME}`],
  }),

  TICKET_CHARGE_FAILED: ({ name, title, amount, reason, triedAt, card, nextTryDate, openUntil }, origins) => ({
    subject: '[책바다] 이용권을 결제하지 못했습니다',
    title: `${name} 님의 이용권을 결제하지 못했습니다`,
    paragraphs: [
      declined[reason],
      nextTryDate === null
        ? '저절로 다시 결제하지 않습니다. 카드를 바꾸시면 그때 결제됩니다.'
        : `그대로 두시면 ${day(nextTryDate)}에 같은 카드로 다시 결제합니다.`,
      `${day(openUntil)}까지는 지금처럼 이용하실 수 있습니다.`,
    ],
    facts: [
      ['상품', title],
      ['결제 금액', `${formatWon(amount)} (부가세 포함)`],
      ...cardFact(card),
      ['시도한 때', formatDateTime(triedAt)],
      ['다음 시도', nextTryDate === null ? '없음' : day(nextTryDate)],
    ],
    button: { label: '카드 바꾸기', url: `${origins.home}/mypage/paymentchange` },
    notes: [`결제된 금액은 없습니다. 더 이용하지 않으시려면 이용권에서 해지해 주십시오. ${RECORDS_STAY}`],
  }),

  TICKET_ENDED: ({ name, title, lastDate, why }, origins) => ({
    subject: '[책바다] 이용권이 끝났습니다',
    title: `${name} 님의 이용권이 끝났습니다`,
    paragraphs: [ended[why], `${RECORDS_STAY} 이미 시작한 미션도 끝까지 하실 수 있습니다.`],
    facts: [
      ['상품', title],
      ['마지막 이용일', day(lastDate)],
    ],
    button: { label: '이용권 살펴보기', url: `${origins.home}/subscription` },
    notes: ['다시 이용하지 않으시면 하실 일이 없습니다.'],
  }),

  TICKET_REFUNDED: ({ name, title, amount, paid, doneAt, card }, origins) => ({
    subject: '[책바다] 환불이 끝났습니다',
    title: `${name} 님의 환불을 마쳤습니다`,
    paragraphs: ['카드사에 결제 취소가 전달되었습니다. 카드 명세에는 카드사에 따라 며칠 뒤에 보일 수 있습니다.'],
    facts: [
      ['상품', title],
      ['결제했던 금액', formatWon(paid)],
      ['환불한 금액', formatWon(amount)],
      ...cardFact(card),
      ['환불한 때', formatDateTime(doneAt)],
    ],
    button: { label: '결제 내역 보기', url: `${origins.home}/mypage/ticket` },
    notes: [],
    help: NOT_MINE,
  }),

  TICKET_PRICE_CHANGE: ({ name, title, oldPrice, newPrice, effectiveDate }, origins) => ({
    subject: '[책바다] 이용권 가격 변경에 동의해 주십시오',
    title: `${name} 님께 가격 변경을 안내해 드립니다`,
    paragraphs: [
      '동의하시면 아래 날짜의 결제부터 새 가격으로 결제됩니다.',
      '동의하지 않으시거나 답하지 않으시면 새 가격으로 결제되지 않습니다.',
    ],
    facts: [
      ['상품', title],
      ['지금 가격', formatWon(oldPrice)],
      ['새 가격', `${formatWon(newPrice)} (부가세 포함)`],
      ['바뀌는 날', day(effectiveDate)],
    ],
    button: { label: '동의 여부 알리기', url: `${origins.home}/mypage/ticket` },
    notes: [CANCEL_ANY_TIME],
  }),

  TICKET_CARD_REMOVED: ({ name, card, title, nextPaymentDate }, origins) => ({
    subject: '[책바다] 등록하신 카드가 지워졌습니다',
    title: `${name} 님의 카드 등록이 지워졌습니다`,
    paragraphs:
      nextPaymentDate === null
        ? ['이 카드로는 더 이상 결제되지 않습니다. 따로 하실 일이 없습니다.']
        : [
            `카드가 없어 ${day(nextPaymentDate)} 결제를 할 수 없습니다. 계속 이용하시려면 그 전에 카드를 등록해 주십시오.`,
            '이미 결제하신 기간은 그대로 이용하실 수 있습니다.',
          ],
    facts: [['카드', card], ...(title === null ? [] : [['상품', title] as const])],
    button:
      nextPaymentDate === null
        ? { label: '이용권 보기', url: `${origins.home}/mypage/ticket` }
        : { label: '카드 등록하기', url: `${origins.home}/mypage/paymentchange` },
    notes: ['카드를 지우신 적이 없다면 카드사에서 등록을 해지했을 수 있습니다.'],
    help: '고객센터에서 확인해 드립니다.',
  }),
};
