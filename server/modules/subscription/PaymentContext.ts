import type { Context, SignedInContext } from '#server/core/Context.ts';
import type { PaymentGateway } from '#server/gateways/payment/PaymentGateway.ts';

/** What the money of subscriptions works with; runs have no request. */
export interface PaymentContext extends Pick<Context, 'db' | 'now' | 'secrets'> {
  /** Null: nobody can pay. Never called inside a transaction. */
  readonly payment: PaymentGateway | null;
  /** Of a run: true when the rest is to be left for the next one. */
  readonly isStopping?: () => boolean;
  /** Name of the operator who acts for the payer. */
  readonly operator?: string;
}

/** The same for somebody who is signed in. */
export interface PayerContext extends SignedInContext {
  readonly payment: PaymentGateway | null;
  /** Name of the operator who acts for the payer. */
  readonly operator?: string;
}
