/**
 * Why the identity window gave no result. `script`: it could not be loaded. `cancelled`: somebody closed it.
 * `refused`: the verifier refused.
 */
export type IdentityWindowFailure = 'script' | 'cancelled' | 'refused';

export class IdentityWindowError extends Error {
  override readonly name = 'IdentityWindowError';
  readonly failure: IdentityWindowFailure;

  constructor(failure: IdentityWindowFailure, message = '', options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Codes of the verifier that mean that the person closed the window: `USER_CANCEL`, `PAY_PROCESS_CANCELED`. */
export function failureOfCode(code: string): IdentityWindowFailure {
  return /CANCEL/i.test(code) ? 'cancelled' : 'refused';
}
