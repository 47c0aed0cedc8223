import { z } from 'zod';
import { tossErrors } from './tossErrors.ts';

export const apiCalls = ['confirm', 'charge', 'issue', 'cancel', 'find', 'delete', 'transactions'] as const;
export type ApiCall = (typeof apiCalls)[number];

const errorCodes = Object.keys(tossErrors) as [keyof typeof tossErrors, ...(keyof typeof tossErrors)[]];

/**
 * What goes wrong with a call.
 * - `decline`: refused with `code`, nothing done. With confirm and charge the payment is aborted.
 * - `error`: an error 500 with `code`, before or after the work.
 * - `reset`: the connection breaks, before or after the work.
 * - `hold`: the answer waits `ms` of the company's clock, or for ever, before or after the work.
 * - `half`, `html`, `empty`, `extra`, `odd-status`: the work is done, its answer comes spoiled; `extra` and
 *   `odd-status` are JSON with fields and a status that nobody knows.
 * - `change`: the answer has other values than the books.
 * - `webhook-first`: the webhooks arrive before the answer does.
 */
export const behaviour = z.strictObject({
  on: z.enum([...apiCalls, 'any']).default('any'),
  act: z.enum([
    'decline',
    'error',
    'reset',
    'hold',
    'half',
    'html',
    'empty',
    'extra',
    'odd-status',
    'change',
    'webhook-first',
  ]),
  when: z.enum(['before', 'after']).default('after'),
  code: z.enum(errorCodes).optional(),
  /** How often; 0 until it is taken back. */
  times: z.number().int().min(0).default(1),
  /** Only the call about this order. */
  orderId: z.string().optional(),
  ms: z.number().int().min(0).optional(),
  /** Top fields of the answer. */
  change: z.record(z.string(), z.unknown()).optional(),
  /** Whether the spoiled answer is the one that the same idempotency key gets again. */
  remembered: z.boolean().default(false),
});
export type Behaviour = z.infer<typeof behaviour>;
/** As it is given; what is left out has its default. */
export type BehaviourInput = z.input<typeof behaviour>;

/** What will go wrong next, in order. Kept in memory: a stand-in that is restarted behaves. */
export class Scenarios {
  #waiting: Behaviour[] = [];

  set(list: readonly BehaviourInput[]): void {
    this.#waiting = list.map((one) => behaviour.parse(one));
  }

  add(one: BehaviourInput): void {
    this.#waiting.push(behaviour.parse(one));
  }

  list(): readonly Behaviour[] {
    return this.#waiting;
  }

  /** The first that fits a call; one that was for a number of times is used up. */
  next(call: ApiCall, orderId: string | null): Behaviour | null {
    const found = this.#waiting.find(
      (one) => (one.on === 'any' || one.on === call) && (one.orderId === undefined || one.orderId === orderId),
    );
    if (found === undefined) return null;
    if (found.times === 1) this.#waiting = this.#waiting.filter((one) => one !== found);
    else if (found.times > 1) found.times -= 1;
    return { ...found };
  }
}
