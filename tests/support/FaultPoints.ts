import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/db/Db.ts';
import type { PaymentGateway } from '#server/gateways/payment/PaymentGateway.ts';

/** The process is gone: nothing after this happened. */
export class ProcessDied extends Error {
  override name = 'ProcessDied';
}

/**
 * Lets a process die at the n-th thing that it does: a statement, the moment before the payment company is asked, or the
 * moment after it has done what was asked and before its answer is read. Nothing works afterwards.
 */
export class FaultPoints {
  #count = 0;
  readonly #at: number;

  /** @param at from 1; 0 for never */
  constructor(at: number) {
    this.#at = at;
  }

  get died(): boolean {
    return this.#at > 0 && this.#count >= this.#at;
  }

  /** How many things were done. */
  get count(): number {
    return this.#count;
  }

  step(): void {
    if (this.died) throw new ProcessDied();
    this.#count += 1;
    if (this.died) throw new ProcessDied();
  }

  database(db: Db): Db {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.step();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return db.withPlugin(plugin);
  }

  gateway(gateway: PaymentGateway): PaymentGateway {
    return new Proxy(gateway, {
      get: (target, name) => {
        const member = Reflect.get(target, name);
        if (typeof member !== 'function' || name === 'parseWebhook') return member;
        return async (...given: unknown[]) => {
          this.step();
          const answer = await member.apply(target, given);
          this.step();
          return answer;
        };
      },
    });
  }
}
