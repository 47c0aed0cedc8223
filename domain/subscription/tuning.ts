import { DAY, HOUR, MINUTE } from '../time/duration.ts';

/** The least a card can be charged, whole won. */
export const CARD_MINIMUM = 100;

export const chargeTuning = {
  /** Days after the due day on which a declined renewal is tried again. */
  dunningDays: [1, 3, 5, 7],
  /** Access ends this many days after the due day: when the day of the last try is over. */
  graceDays: 8,
  /** When an unknown outcome is asked for again, counted from the call; afterwards every hour. */
  checkAfter: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  checkEvery: HOUR,
  /** Nothing is concluded from "not found" before the longest call is over. */
  callLasts: 65 * 1000,
  /** A first charge that did not arrive is sent again only while its buyer may still be waiting. */
  resendFirst: 10 * MINUTE,
  /** A renewal that did not arrive is sent again with the same key until then; later it gets a new one. */
  resendRenewal: HOUR,
  /** A first charge that stays unknown is given up; what turns up later is given back. */
  giveUpFirst: 23 * HOUR,
  /** A renewal that stays unknown is a person's matter. */
  stuckAfter: DAY,
  /** Pause after a fault that is not the payer's. */
  pauseAfterFault: HOUR,
} as const;

export const orderTuning = {
  /** The company's window lives 30 minutes, and what was approved there must be confirmed within 10. */
  lifetime: 40 * MINUTE,
  /** A card whose registration was cut off is asked for again until then. */
  issueAgain: 10 * MINUTE,
} as const;

export const refundTuning = {
  /** Days after the day of payment within which all is given back if nothing was used (전자상거래법 제17조). */
  fullDays: 7,
} as const;

export const keepingTuning = {
  /** Contracts, payments and refunds are kept so long after the last thing happened to them (전자상거래법 시행령 제6조). */
  contractMonths: 60,
  /** A payer's verification that led to no consent; its window closes after ten minutes. */
  unfinishedConsent: DAY,
} as const;

export const noticeTuning = {
  /** A renewal is announced this many days before. */
  renewalDays: 7,
  /** A higher price is asked about at most this many days before it begins (전자상거래법 시행령, 2025-02-14). */
  priceConsentDays: 30,
} as const;
