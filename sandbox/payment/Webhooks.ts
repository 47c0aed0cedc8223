import { MINUTE, SECOND } from '#domain/time/duration.ts';
import type { Books } from './Books.ts';
import { newKey } from './Company.ts';
import { describePayment, seoulTime } from './describePayment.ts';
import type { PaymentRecord } from './PaymentRecord.ts';
import type { VirtualClock } from './VirtualClock.ts';

const ANSWER_WITHIN_MS = 10 * SECOND;
/** Minutes after which one that was not answered with 200 is sent again; the last one three days and nineteen hours on. */
const RESEND_MINUTES = [1, 4, 16, 64, 256, 1024, 4096] as const;

/** One webhook, and how its sendings went. */
export interface SentWebhook {
  id: string;
  body: string;
  headers: Record<string, string>;
  /** Sendings so far. */
  tries: number;
  /** Milliseconds UTC at which it is sent next; null when it is over. */
  dueAt: number | null;
  /** Status of each sending; 0 where there was no answer in time. */
  answers: number[];
}

/** Notifies the product of changes, as the company does: unsigned, and again until it is answered. */
export class Webhooks {
  readonly #books: Books;
  readonly #clock: VirtualClock;
  readonly #running = new Set<Promise<void>>();
  /** Where to; null keeps them unsent. */
  url: string | null;
  /** While on, nothing is sent. */
  held = false;

  constructor(books: Books, clock: VirtualClock, url: string | null) {
    this.#books = books;
    this.#clock = clock;
    this.url = url;
    for (const { dueAt } of this.list()) if (dueAt !== null) this.#wake(dueAt);
  }

  list(): SentWebhook[] {
    return this.#books.all<SentWebhook>('webhook');
  }

  /** Charges of a billing key are answered at once, and nothing is sent of how they went. */
  changed(held: PaymentRecord): void {
    if (held.type === 'BILLING' && (held.status === 'DONE' || held.status === 'ABORTED')) return;
    this.add({ eventType: 'PAYMENT_STATUS_CHANGED', data: describePayment(held, this.#clock.skew) });
  }

  /** @param event of any kind, true or not */
  add(event: object, headers: Record<string, string> = {}): void {
    // Without a zone, six digits of a second: as the company writes it.
    const createdAt = `${seoulTime(this.#clock.now() + this.#clock.skew).slice(0, 19)}.000000`;
    const { eventType, ...rest } = event as { eventType?: string };
    const body = JSON.stringify({ ...(eventType === undefined ? {} : { eventType }), createdAt, ...rest });
    this.addRaw(body, headers);
  }

  addRaw(body: string, headers: Record<string, string> = {}): void {
    const id = newKey('whtrans_');
    this.#books.put('webhook', id, { id, body, headers, tries: 0, dueAt: this.#clock.now(), answers: [] });
  }

  /** Sends one again that is over, with the same content. */
  replay(id: string): void {
    const known = this.#books.get<SentWebhook>('webhook', id);
    if (known !== undefined) this.#books.put('webhook', id, { ...known, dueAt: this.#clock.now() });
  }

  /** Sends all that is due. @param latestFirst turns the order round, and waits for each before the next */
  async send(latestFirst = false): Promise<void> {
    if (this.url === null || this.held) return;
    const due = this.list().filter(({ dueAt }) => dueAt !== null && dueAt <= this.#clock.now());
    if (latestFirst) due.reverse();
    for (const webhook of due) {
      // Taken: whoever comes meanwhile does not send it as well.
      this.#books.put('webhook', webhook.id, { ...webhook, dueAt: null });
      const one = this.#sendOne(webhook, this.url);
      this.#running.add(one);
      void one.finally(() => this.#running.delete(one));
      if (latestFirst) await one;
    }
  }

  /** Sends until nothing is due and every sending is over. */
  async settle(): Promise<void> {
    do {
      await this.send();
      await Promise.all(this.#running);
    } while (this.#running.size > 0 || this.#anyDue());
  }

  #anyDue(): boolean {
    if (this.url === null || this.held) return false;
    return this.list().some(({ dueAt }) => dueAt !== null && dueAt <= this.#clock.now());
  }

  async #sendOne(webhook: SentWebhook, url: string): Promise<void> {
    const begun = this.#clock.now();
    const abort = new AbortController();
    const stop = this.#clock.after(ANSWER_WITHIN_MS, () => abort.abort());
    const status = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'tosspayments-webhook-transmission-time': seoulTime(begun + this.#clock.skew),
        'tosspayments-webhook-transmission-retried-count': String(webhook.tries),
        'tosspayments-webhook-transmission-id': webhook.id,
        ...webhook.headers,
      },
      body: webhook.body,
      redirect: 'manual',
      signal: abort.signal,
    })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => 0);
    stop();
    const minutes = status === 200 ? undefined : RESEND_MINUTES[webhook.tries];
    const dueAt = minutes === undefined ? null : begun + minutes * MINUTE;
    this.#books.put('webhook', webhook.id, {
      ...webhook,
      tries: webhook.tries + 1,
      dueAt,
      answers: [...webhook.answers, status],
    });
    if (dueAt !== null) this.#wake(dueAt);
  }

  #wake(dueAt: number): void {
    this.#clock.after(Math.max(0, dueAt - this.#clock.now()), () => void this.send());
  }
}
