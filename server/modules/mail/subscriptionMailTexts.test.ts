import { describe, expect, it } from 'vitest';
import { declineReasons } from '#domain/subscription/subscriptionStates.ts';
import { subscriptionMailSamples as samples } from '#tests/support/subscriptionMailSamples.ts';
import type { MailText } from './MailText.ts';
import { subscriptionMailTexts as texts } from './subscriptionMailTexts.ts';

const origins = { edu: 'https://edu.test', school: 'https://school.test', home: 'https://home.test' };
const messages = ({ subject, title, paragraphs, facts = [], notes }: MailText) =>
  [subject, title, ...paragraphs, ...facts.flat(), ...notes].join('\n');
const every = (): MailText[] => [
  texts.TICKET_PAID(samples.TICKET_PAID, origins),
  texts.TICKET_PAID({ ...samples.TICKET_PAID, nextPaymentDate: null, nextPaymentAmount: null, card: null }, origins),
  texts.TICKET_RENEWAL_SOON(samples.TICKET_RENEWAL_SOON, origins),
  ...declineReasons.flatMap((reason) => [
    texts.TICKET_CHARGE_FAILED({ ...samples.TICKET_CHARGE_FAILED, reason }, origins),
    texts.TICKET_CHARGE_FAILED({ ...samples.TICKET_CHARGE_FAILED, reason, nextTryDate: null }, origins),
  ]),
  ...(['CANCELLED', 'USED_UP', 'UNPAID'] as const).map((why) =>
    texts.TICKET_ENDED({ ...samples.TICKET_ENDED, why }, origins),
  ),
  texts.TICKET_REFUNDED(samples.TICKET_REFUNDED, origins),
  texts.TICKET_PRICE_CHANGE(samples.TICKET_PRICE_CHANGE, origins),
  texts.TICKET_CARD_REMOVED(samples.TICKET_CARD_REMOVED, origins),
  texts.TICKET_CARD_REMOVED({ ...samples.TICKET_CARD_REMOVED, title: null, nextPaymentDate: null }, origins),
];

describe('mails about tickets', () => {
  it('are in the formal style and lead to the home site alone', () => {
    for (const mail of every()) {
      const sentences = [...mail.paragraphs, ...mail.notes, mail.help ?? ''].flatMap(
        (text) => text.match(/[^.]+\./g) ?? [],
      );
      expect(sentences.length).toBeGreaterThan(1);
      expect(sentences.filter((sentence) => !/(?:니다|시오)\.$/.test(sentence))).toEqual([]);
      expect(mail.button?.url).toMatch(/^https:\/\/home\.test\//);
    }
  });

  it('say what was paid to the won, for which days, and what comes next', () => {
    const receipt = messages(texts.TICKET_PAID(samples.TICKET_PAID, origins));
    expect(receipt).toContain('9,900원 (부가세 900원 포함)');
    expect(receipt).toContain('2026년 5월\u00a06일\u00a0(수)부터 2026년 6월\u00a05일\u00a0(금)까지');
    expect(receipt).toContain('다음 결제\n2026년 6월\u00a06일\u00a0(토), 9,900원');
    expect(receipt).toContain('4330****123*');
    const once = { ...samples.TICKET_PAID, nextPaymentDate: null, nextPaymentAmount: null };
    expect(messages(texts.TICKET_PAID(once, origins))).toContain('자동으로 다시 결제되지 않습니다');
  });

  it('tell before a renewal how much, when, from which card, and how to stop it', () => {
    const mail = messages(texts.TICKET_RENEWAL_SOON(samples.TICKET_RENEWAL_SOON, origins));
    for (const fact of ['2026년 6월\u00a06일\u00a0(토)', '9,900원', '4330****123*', '해지'])
      expect(mail).toContain(fact);
  });

  it('tell after a refusal what to do, when it is tried again, and until when it stays open', () => {
    const mail = messages(texts.TICKET_CHARGE_FAILED(samples.TICKET_CHARGE_FAILED, origins));
    for (const fact of ['한도나 잔액', '2026년 6월\u00a07일\u00a0(일)에', '2026년 6월\u00a012일\u00a0(금)까지는'])
      expect(mail).toContain(fact);
    const hard = { ...samples.TICKET_CHARGE_FAILED, reason: 'CARD_UNUSABLE', nextTryDate: null } as const;
    expect(messages(texts.TICKET_CHARGE_FAILED(hard, origins))).toContain('저절로 다시 결제하지 않습니다');
  });

  it('ask about a new price with both prices, the day, and what happens without a yes', () => {
    const mail = messages(texts.TICKET_PRICE_CHANGE(samples.TICKET_PRICE_CHANGE, origins));
    for (const fact of [
      '9,900원',
      '10,900원',
      '2026년 7월\u00a01일\u00a0(수)',
      '아래 날짜의 결제부터 새 가격으로 결제됩니다',
      '답하지 않으시면 새 가격으로 결제되지 않습니다',
    ]) {
      expect(mail).toContain(fact);
    }
  });

  it('name a refund and a card that is gone', () => {
    expect(messages(texts.TICKET_REFUNDED(samples.TICKET_REFUNDED, origins))).toContain('환불한 금액\n6,600원');
    expect(messages(texts.TICKET_CARD_REMOVED(samples.TICKET_CARD_REMOVED, origins))).toContain(
      '2026년 6월\u00a06일\u00a0(토)',
    );
  });
});
