import { SEOUL_OFFSET } from '#domain/time/seoulParts.ts';
import { cancelPayment } from './cancelPayment.ts';
import { classifyCode } from './classifyCode.ts';
import { createTossClient, defaultPatience, type TossClient, type TossPatience } from './createTossClient.ts';
import { judgePayment } from './judgePayment.ts';
import type { PaymentTransaction } from './Payment.ts';
import type {
  BillingOutcome,
  ChargeOutcome,
  Declined,
  LookupOutcome,
  Misconfigured,
  PaymentGateway,
  Unknown,
} from './PaymentGateway.ts';
import { parseTossWebhook } from './parseTossWebhook.ts';
import { paymentIds } from './paymentIds.ts';
import type { TossReply } from './readTossReply.ts';
import { toPayment } from './toPayment.ts';
import { tossAnswers } from './tossAnswers.ts';

/** Asked for per page; the company may give fewer, so only an empty page is the last one. */
const PAGE = 1000;

const PAGES = 1000;

export interface TossSettings {
  /** Without a path, such as `https://api.tosspayments.com`. */
  apiUrl: string;
  sdkUrl: string;
  clientKey: string;
  /** Of the API, not of the widget. Never leaves the server. */
  secretKey: string;
}

const unreadable: Unknown = { kind: 'UNKNOWN', reason: 'UNREADABLE', sent: true };

/**
 * Takes cards by Toss Payments (docs.tosspayments.com/reference, core API v1).
 *
 * @param patience times and counts that differ from the usual ones; only tests need any
 */
export function createTossGateway(settings: TossSettings, patience: Partial<TossPatience> = {}): PaymentGateway {
  const client = createTossClient(settings, { ...defaultPatience, ...patience });

  async function lookUp(path: string): Promise<LookupOutcome> {
    const reply = await client.call({ method: 'GET', path });
    if (reply.kind === 'UNKNOWN') return reply;
    if (reply.kind === 'REFUSAL') {
      const gone = classifyCode(reply.code, reply.status) === 'ABANDONED' || reply.status === 404;
      return gone ? { kind: 'NOT_FOUND' } : { kind: 'MISCONFIGURED', code: reply.code };
    }
    const parsed = tossAnswers.payment.safeParse(reply.body);
    return parsed.success ? { kind: 'FOUND', payment: toPayment(parsed.data) } : unreadable;
  }

  const byOrder = async (orderId: string): Promise<LookupOutcome> =>
    paymentIds.orderId.test(orderId) ? lookUp(`/v1/payments/orders/${orderId}`) : { kind: 'NOT_FOUND' };
  const byKey = async (paymentKey: string): Promise<LookupOutcome> =>
    paymentIds.paymentKey.test(paymentKey) ? lookUp(`/v1/payments/${paymentKey}`) : { kind: 'NOT_FOUND' };

  /** The truth about a call that was made before, or whose answer is not conclusive. */
  async function judgeByOrder(ours: Ours): Promise<ChargeOutcome> {
    const found = await byOrder(ours.orderId);
    if (found.kind === 'FOUND') return judgePayment(found.payment, ours);
    return found.kind === 'NOT_FOUND' ? { kind: 'UNKNOWN', reason: 'UNFINISHED', sent: true } : found;
  }

  async function judgeReply(reply: TossReply, ours: Ours): Promise<ChargeOutcome> {
    if (reply.kind === 'UNKNOWN') return reply;
    if (reply.kind === 'REFUSAL') {
      return classifyCode(reply.code, reply.status) === 'REPEATED' ? judgeByOrder(ours) : refused(reply);
    }
    const parsed = tossAnswers.payment.safeParse(reply.body);
    return parsed.success ? judgePayment(toPayment(parsed.data), ours) : unreadable;
  }

  return {
    provider: 'toss',
    browser: { clientKey: settings.clientKey, sdkUrl: settings.sdkUrl },
    get paused() {
      return client.paused;
    },

    async issueBillingKey({ authKey, customerKey, idemKey }): Promise<BillingOutcome> {
      const wrong = firstWrong({ authKey, customerKey, idemKey });
      if (wrong !== null) return wrong;
      const body = { authKey, customerKey };
      const reply = await client.call({ method: 'POST', path: '/v1/billing/authorizations/issue', body, idemKey });
      if (reply.kind === 'UNKNOWN') return reply;
      if (reply.kind === 'REFUSAL') return refused(reply);
      const parsed = tossAnswers.billing.safeParse(reply.body);
      if (!parsed.success) return unreadable;
      if (parsed.data.customerKey !== customerKey) return { kind: 'MISMATCH', field: 'customerKey', payment: null };
      return { kind: 'ISSUED', billing: parsed.data };
    },

    async charge({ billingKey, idemKey, ...body }) {
      const { customerKey, orderId, amount } = body;
      const wrong = firstWrong({ billingKey, customerKey, orderId, idemKey }) ?? wrongAmount(amount);
      if (wrong !== null) return wrong;
      const path = `/v1/billing/${encodeURIComponent(billingKey)}`;
      return judgeReply(await client.call({ method: 'POST', path, body, idemKey }), { orderId, amount });
    },

    async confirm({ paymentKey, orderId, amount, idemKey }) {
      const wrong = firstWrong({ paymentKey, orderId, idemKey }) ?? wrongAmount(amount);
      if (wrong !== null) return wrong;
      const ours = { paymentKey, orderId, amount };
      return judgeReply(await client.call({ method: 'POST', path: '/v1/payments/confirm', body: ours, idemKey }), ours);
    },

    byOrder,
    byKey,

    async cancel(given) {
      const { paymentKey, idemKey, amount, expectBalance } = given;
      const wrong = firstWrong({ paymentKey, idemKey }) ?? wrongAmount(amount ?? expectBalance, 1);
      return wrong ?? cancelPayment(client, byKey, given);
    },

    async deleteBillingKey(billingKey) {
      const wrong = firstWrong({ billingKey });
      if (wrong !== null) return wrong;
      const reply = await client.call({ method: 'DELETE', path: `/v1/billing/${encodeURIComponent(billingKey)}` });
      if (reply.kind === 'UNKNOWN') return reply;
      // Nothing is left to delete, or deleting is not offered: either way the key was dropped where it could be used.
      const over = reply.kind === 'ANSWER' || reply.status === 404 || reply.status === 405;
      return over ? { kind: 'DELETED' } : { kind: 'MISCONFIGURED', code: reply.code };
    },

    parseWebhook: parseTossWebhook,
    transactions: (from, to) => listTossTransactions(client, from, to),
  };
}

interface Ours {
  orderId: string;
  amount: number;
  paymentKey?: string;
}

/** A refusal of a call that asks for money or for a card. */
function refused({ code, message, status }: Extract<TossReply, { kind: 'REFUSAL' }>): Declined | Misconfigured {
  const kind = classifyCode(code, status);
  if (kind === 'SOFT' || kind === 'HARD' || kind === 'ABANDONED') {
    return {
      kind: 'DECLINED',
      severity: kind === 'HARD' ? 'hard' : 'soft',
      abandoned: kind === 'ABANDONED',
      code,
      message,
    };
  }
  return { kind: 'MISCONFIGURED', code };
}

/** Refuses what may not become part of a request, before anything is asked. */
function firstWrong(given: Partial<Record<keyof typeof paymentIds, string>>): Misconfigured | null {
  for (const [name, value] of Object.entries(given)) {
    if (!paymentIds[name as keyof typeof paymentIds].test(value)) {
      return { kind: 'MISCONFIGURED', code: `OWN_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}` };
    }
  }
  return null;
}

/** Won; no card pays less. */
const MINIMUM = 100;

function wrongAmount(amount: number, least = MINIMUM): Misconfigured | null {
  const right = Number.isSafeInteger(amount) && amount >= least;
  return right ? null : { kind: 'MISCONFIGURED', code: 'OWN_AMOUNT' };
}

/** Every movement of money between two times, page by page. @param from @param to milliseconds UTC, both included */
async function listTossTransactions(
  client: TossClient,
  from: number,
  to: number,
): Promise<{ kind: 'FOUND'; transactions: PaymentTransaction[] } | Unknown | Misconfigured> {
  const found = new Map<string, PaymentTransaction>();
  const span = { startDate: seoulTime(from), endDate: seoulTime(to), limit: String(PAGE) };
  let startingAfter: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const query = startingAfter === undefined ? span : { ...span, startingAfter };
    const reply = await client.call({ method: 'GET', path: '/v1/transactions', query });
    if (reply.kind === 'UNKNOWN') return reply;
    if (reply.kind === 'REFUSAL') return { kind: 'MISCONFIGURED', code: reply.code };
    const parsed = tossAnswers.transactions.safeParse(reply.body);
    if (!parsed.success) return { kind: 'UNKNOWN', reason: 'UNREADABLE', sent: true };
    const fresh = parsed.data.filter(({ transactionKey }) => !found.has(transactionKey));
    for (const transaction of fresh) found.set(transaction.transactionKey, transaction);
    startingAfter = parsed.data.at(-1)?.transactionKey;
    if (fresh.length === 0) break;
  }
  const transactions = [...found.values()].sort((a, b) => a.transactionAt - b.transactionAt);
  return { kind: 'FOUND', transactions };
}

/** `yyyy-MM-dd'T'HH:mm:ss` of Seoul, which is what the company takes. */
function seoulTime(instant: number): string {
  return new Date(instant + SEOUL_OFFSET).toISOString().slice(0, 19);
}
