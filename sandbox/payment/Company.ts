import { createHash, randomBytes } from 'node:crypto';
import { MINUTE } from '#domain/time/duration.ts';
import type { Books } from './Books.ts';
import { magicAmounts } from './cards.ts';
import { describeBilling, describePayment, describeTransaction } from './describePayment.ts';
import { giveBack } from './giveBack.ts';
import type { AuthRecord, BillingRecord, CardRecord, PaymentRecord, TransactionRecord } from './PaymentRecord.ts';
import { type TossErrorCode, tossErrors } from './tossErrors.ts';
import type { VirtualClock } from './VirtualClock.ts';

/** A window may be open for half an hour, and what was authenticated in it waits ten minutes for its confirm. */
const WINDOW_MS = 30 * MINUTE;
const CONFIRM_WITHIN_MS = 10 * MINUTE;
const MINIMUM = 100;
const TRANSACTIONS_PER_PAGE = 100;

export interface Reply {
  status: number;
  /** Undefined: an empty body. */
  body: unknown;
}

export const refusal = (code: TossErrorCode): Reply => ({
  status: tossErrors[code][0],
  body: { code, message: tossErrors[code][1] },
});

/** Keys that nobody can guess, in the company's letters. */
export const newKey = (prefix: string): string => prefix + randomBytes(20).toString('base64url').replaceAll(/\W/g, '_');
const newTransactionKey = () => randomBytes(16).toString('hex').toUpperCase();

/** What Toss Payments does with money, apart from HTTP and from everything that may go wrong on the way. */
export class Company {
  readonly #books: Books;
  readonly #clock: VirtualClock;
  /** Called for each change of a payment that a webhook goes out for. */
  onChange: (record: PaymentRecord) => void = () => {};
  /** What the next card that is asked refuses with, whatever card it is. */
  refuseNext: TossErrorCode | null = null;

  constructor(books: Books, clock: VirtualClock) {
    this.#books = books;
    this.#clock = clock;
  }

  /** The window of a payment is opened. */
  open(given: Pick<PaymentRecord, 'orderId' | 'orderName' | 'customerKey' | 'totalAmount'>): PaymentRecord {
    const record: PaymentRecord = { ...this.#blank('NORMAL', given), secret: `ps_${newTransactionKey().slice(0, 24)}` };
    this.#save(record);
    return record;
  }

  /** The buyer approves in the window. Undefined when its time is over. */
  authenticate(paymentKey: string, card: CardRecord): PaymentRecord | undefined {
    this.expire();
    const record = this.find(paymentKey);
    if (record?.status !== 'READY') return undefined;
    return this.#save({ ...record, status: 'IN_PROGRESS', authenticatedAt: this.#clock.now(), card });
  }

  /** The buyer registers a card in the window. */
  register(customerKey: string, card: CardRecord): AuthRecord {
    const auth: AuthRecord = { authKey: newKey('bln_'), customerKey, at: this.#clock.now(), used: false, card };
    this.#books.put('auth', auth.authKey, auth);
    return auth;
  }

  /** What was approved in the window becomes older. @param key of a payment or of a registered card */
  backdate(key: string, milliseconds: number): void {
    const auth = this.#books.get<AuthRecord>('auth', key);
    if (auth !== undefined) this.#books.put('auth', key, { ...auth, at: auth.at - milliseconds });
    const record = this.find(key);
    const at = record?.authenticatedAt ?? null;
    if (record !== undefined && at !== null) this.#save({ ...record, authenticatedAt: at - milliseconds });
  }

  find(paymentKey: string): PaymentRecord | undefined {
    return this.#books.get<PaymentRecord>('payment', paymentKey);
  }

  /** The payment that counts for an order: the one that was captured, else the newest. */
  findByOrder(orderId: string): PaymentRecord | undefined {
    const all = this.#books.about<PaymentRecord>('payment', orderId);
    return all.find(({ approvedAt }) => approvedAt !== null) ?? all.at(-1);
  }

  /** What nobody went on with in time is over. */
  expire(): void {
    const now = this.#clock.now();
    for (const { paymentKey } of this.#books.all<{ paymentKey: string }>('open')) {
      const record = this.find(paymentKey);
      if (record === undefined) continue;
      const { status, requestedAt, authenticatedAt } = record;
      const late =
        (status === 'READY' && now > requestedAt + WINDOW_MS) ||
        (status === 'IN_PROGRESS' && now > (authenticatedAt ?? 0) + CONFIRM_WITHIN_MS);
      if (late) this.onChange(this.#save({ ...record, status: 'EXPIRED' }));
    }
  }

  confirm({ paymentKey, orderId, amount }: { paymentKey: string; orderId: string; amount: number }): Reply {
    this.expire();
    const record = this.find(paymentKey);
    if (record === undefined || record.type !== 'NORMAL') return refusal('NOT_FOUND_PAYMENT');
    if (record.status === 'EXPIRED' || record.status === 'READY') return refusal('NOT_FOUND_PAYMENT_SESSION');
    if (record.status !== 'IN_PROGRESS') return refusal('ALREADY_PROCESSED_PAYMENT');
    if (record.orderId !== orderId || record.totalAmount !== amount) return refusal('FORBIDDEN_REQUEST');
    if (this.#paid(orderId)) return refusal('DUPLICATED_ORDER_ID');
    return this.#take(record);
  }

  issue({ authKey, customerKey }: { authKey: string; customerKey: string }): Reply {
    const auth = this.#books.get<AuthRecord>('auth', authKey);
    const late = auth !== undefined && this.#clock.now() > auth.at + CONFIRM_WITHIN_MS;
    if (auth === undefined || auth.used || late) return refusal('INVALID_BILLING_AUTH');
    if (auth.customerKey !== customerKey) return refusal('NOT_MATCHES_CUSTOMER_KEY');
    const billing: BillingRecord = {
      billingKey: `${createHash('sha256').update(authKey).digest('base64url')}=`,
      customerKey,
      authenticatedAt: this.#clock.now(),
      card: auth.card,
    };
    this.#books.put('auth', authKey, { ...auth, used: true });
    this.#books.put('billing', billing.billingKey, billing);
    return { status: 200, body: describeBilling(billing, this.#clock.skew) };
  }

  charge(
    billingKey: string,
    given: { customerKey: string; amount: number; orderId: string; orderName: string },
  ): Reply {
    const billing = this.#books.get<BillingRecord>('billing', billingKey);
    if (billing === undefined) return refusal('NOT_FOUND_BILLING');
    if (billing.customerKey !== given.customerKey) return refusal('NOT_MATCHES_CUSTOMER_KEY');
    if (given.amount < MINIMUM) return refusal('BELOW_MINIMUM_AMOUNT');
    if (this.#paid(given.orderId)) return refusal('DUPLICATED_ORDER_ID');
    const record = this.#blank('BILLING', { ...given, totalAmount: given.amount });
    return this.#take({ ...record, card: billing.card, authenticatedAt: this.#clock.now() }, billing);
  }

  cancel(paymentKey: string, given: { cancelReason: string; cancelAmount?: number; refundableAmount?: number }): Reply {
    const record = this.find(paymentKey);
    if (record === undefined) return refusal('NOT_FOUND_PAYMENT');
    const done = giveBack(record, given, { transactionKey: newTransactionKey(), at: this.#clock.now() });
    if (typeof done === 'string') return refusal(done);
    this.#save(done.held);
    this.#write(done.held, done.amount);
    this.onChange(done.held);
    return this.describe(done.held);
  }

  /** @returns whether there was one */
  removeBilling(billingKey: string): boolean {
    const known = this.#books.get('billing', billingKey) !== undefined;
    this.#books.remove('billing', billingKey);
    return known;
  }

  transactions(from: number, to: number, after: string | undefined, limit: number): Reply {
    const all = this.#books
      .all<TransactionRecord>('transaction')
      .filter(({ at }) => at + this.#clock.skew >= from && at + this.#clock.skew < to + 1000);
    const start = after === undefined ? 0 : all.findIndex(({ transactionKey }) => transactionKey === after) + 1;
    const page = all.slice(start, start + Math.min(limit, TRANSACTIONS_PER_PAGE));
    return { status: 200, body: page.map((transaction) => describeTransaction(transaction, this.#clock.skew)) };
  }

  describe(record: PaymentRecord): Reply {
    return { status: 200, body: describePayment(record, this.#clock.skew) };
  }

  /** Asks the card, and writes down what came of it. */
  #take(record: PaymentRecord, billing?: BillingRecord): Reply {
    const code = this.#chargeCard(record, billing);
    if (code !== null) {
      const failure = { code, message: tossErrors[code][1] };
      this.onChange(this.#save({ ...record, status: 'ABORTED', failure }));
      return refusal(code);
    }
    const now = this.#clock.now();
    const done: PaymentRecord = { ...record, status: 'DONE', approvedAt: now, lastTransactionKey: newTransactionKey() };
    this.#save(done);
    this.#write(done, done.totalAmount);
    this.onChange(done);
    return this.describe(done);
  }

  #chargeCard({ totalAmount, card }: PaymentRecord, billing: BillingRecord | undefined): TossErrorCode | null {
    const forced = this.refuseNext;
    this.refuseNext = null;
    if (forced !== null) return forced;
    const magic = (magicAmounts as Readonly<Record<number, TossErrorCode>>)[totalAmount];
    if (magic !== undefined) return magic;
    if (card === null) return 'PAY_PROCESS_ABORTED';
    if (card.expiresAt !== null && this.#clock.now() >= card.expiresAt) return 'INVALID_CARD_EXPIRATION';
    if (card.refusesWith === null || card.refusals === 0) return null;
    const refusals = card.refusals < 0 ? -1 : card.refusals - 1;
    if (billing !== undefined) {
      this.#books.put('billing', billing.billingKey, { ...billing, card: { ...card, refusals } });
    }
    return card.refusesWith;
  }

  #paid(orderId: string): boolean {
    return (this.findByOrder(orderId)?.approvedAt ?? null) !== null;
  }

  #blank(
    type: PaymentRecord['type'],
    given: Pick<PaymentRecord, 'orderId' | 'orderName' | 'customerKey' | 'totalAmount'>,
  ): PaymentRecord {
    const { orderId, orderName, customerKey, totalAmount } = given;
    return {
      ...{
        paymentKey: newKey('tviva'),
        type,
        orderId,
        orderName,
        customerKey,
        totalAmount,
        balanceAmount: totalAmount,
      },
      ...{ status: 'READY', requestedAt: this.#clock.now(), authenticatedAt: null, approvedAt: null },
      ...{ lastTransactionKey: null, secret: null, card: null, cancels: [], failure: null },
    };
  }

  #save(record: PaymentRecord): PaymentRecord {
    const { paymentKey, orderId, status } = record;
    this.#books.put('payment', paymentKey, record, orderId);
    // Those that may run out of time are known apart: there are few of them at a time.
    if (status === 'READY' || status === 'IN_PROGRESS') this.#books.put('open', paymentKey, { paymentKey });
    else this.#books.remove('open', paymentKey);
    return record;
  }

  #write({ lastTransactionKey, paymentKey, orderId, customerKey, status }: PaymentRecord, amount: number): void {
    const transactionKey = lastTransactionKey ?? '';
    const at = this.#clock.now();
    const row: TransactionRecord = { transactionKey, paymentKey, orderId, customerKey, status, amount, at };
    this.#books.put('transaction', transactionKey, row);
  }
}
