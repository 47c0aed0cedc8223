/**
 * Why the payment window was not opened. `script`: it could not be loaded. `cancelled`: somebody closed it. `refused`:
 * the company would not open it.
 */
export type PaymentWindowFailure = 'script' | 'cancelled' | 'refused';

export class PaymentWindowError extends Error {
  override readonly name = 'PaymentWindowError';
  readonly failure: PaymentWindowFailure;

  constructor(failure: PaymentWindowFailure, message = '', options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
