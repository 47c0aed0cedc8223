import { Books } from './Books.ts';
import { Company } from './Company.ts';
import { Scenarios } from './Scenarios.ts';
import { VirtualClock } from './VirtualClock.ts';
import { Webhooks } from './Webhooks.ts';

export interface PaymentStandInOptions {
  /** Where the company keeps its books; left out, nowhere. */
  file?: string | undefined;
  clock?: (() => number) | undefined;
  /** Off: what waits on the company's clock comes due only by moving it. */
  realTime?: boolean | undefined;
  /** Where webhooks go; the control plane may change it. */
  webhookUrl?: string | null | undefined;
}

/** The payment company as a whole: its books, its clock, its webhooks, and what goes wrong with it. */
export class PaymentStandIn {
  readonly books: Books;
  readonly clock: VirtualClock;
  readonly company: Company;
  readonly scenarios = new Scenarios();
  readonly webhooks: Webhooks;

  constructor({ file = ':memory:', clock = Date.now, realTime = true, webhookUrl = null }: PaymentStandInOptions = {}) {
    this.books = new Books(file);
    this.clock = new VirtualClock(clock, realTime);
    this.company = new Company(this.books, this.clock);
    this.webhooks = new Webhooks(this.books, this.clock, webhookUrl);
    this.company.onChange = (held) => this.webhooks.changed(held);
  }

  /** Moves the clock on; what has run out by then is over. */
  advance(milliseconds: number): void {
    this.clock.advance(milliseconds);
    this.company.expire();
  }

  /** Forgets everything. */
  reset(): void {
    this.books.clear();
    this.scenarios.set([]);
    this.webhooks.held = false;
    this.clock.skew = 0;
  }

  close(): void {
    this.clock.stop();
    this.books.close();
  }
}
