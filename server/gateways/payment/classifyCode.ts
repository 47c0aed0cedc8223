/**
 * What a code of the company means for us. `REPEATED`: done before, so read the payment. `ABANDONED`: the buyer left or
 * was too slow. `REFUSED`: this refund will not be made.
 */
export type CodeClass = 'REPEATED' | 'SOFT' | 'HARD' | 'ABANDONED' | 'MISCONFIGURED' | 'REFUSED' | 'UNKNOWN';

/** docs.tosspayments.com/reference/error-codes, by what we do about them. */
const codes: Readonly<Record<CodeClass, readonly string[]>> = {
  REPEATED: [
    'ALREADY_PROCESSED_PAYMENT',
    'ALREADY_COMPLETED_PAYMENT',
    'DUPLICATED_ORDER_ID',
    'ALREADY_CANCELED_PAYMENT',
    'ALREADY_REFUND_PAYMENT',
  ],
  SOFT: [
    'REJECT_CARD_COMPANY',
    'REJECT_CARD_PAYMENT',
    'REJECT_ACCOUNT_PAYMENT',
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_PAYMENT_AMOUNT',
    'EXCEED_MAX_AMOUNT',
    'MAINTAINED_METHOD',
  ],
  HARD: [
    'INVALID_CARD_EXPIRATION',
    'INVALID_STOPPED_CARD',
    'INVALID_CARD_LOST_OR_STOLEN',
    'INVALID_CARD_NUMBER',
    'INVALID_REJECT_CARD',
    'NOT_SUPPORTED_CARD_TYPE',
    'INVALID_BILL_KEY_REQUEST',
    'INVALID_BILLING_AUTH',
    'NOT_MATCHES_CUSTOMER_KEY',
    'NOT_FOUND_BILLING',
  ],
  ABANDONED: ['PAY_PROCESS_CANCELED', 'PAY_PROCESS_ABORTED', 'NOT_FOUND_PAYMENT_SESSION', 'NOT_FOUND_PAYMENT'],
  MISCONFIGURED: [
    'INVALID_REQUEST',
    'INVALID_REQUIRED_PARAM',
    'INVALID_ORDER_ID',
    'INVALID_API_KEY',
    'INVALID_IDEMPOTENCY_KEY',
    'INVALID_TEST_CODE',
    'BELOW_MINIMUM_AMOUNT',
    'NOT_SUPPORTED_METHOD',
    'UNAUTHORIZED_KEY',
    'FORBIDDEN_REQUEST',
  ],
  REFUSED: [
    'NOT_CANCELABLE_AMOUNT',
    'NOT_CANCELABLE_PAYMENT',
    'NOT_ALLOWED_PARTIAL_REFUND',
    'EXCEED_MAX_REFUND_DUE',
    'NOT_MATCHES_REFUNDABLE_AMOUNT',
  ],
  UNKNOWN: [
    'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
    'FAILED_INTERNAL_SYSTEM_PROCESSING',
    'FAILED_METHOD_HANDLING',
    'COMMON_ERROR',
    'UNKNOWN_ERROR',
    'IDEMPOTENT_REQUEST_PROCESSING',
    'FORBIDDEN_CONSECUTIVE_REQUEST',
  ],
};

const classOf = new Map(
  Object.entries(codes).flatMap(([kind, list]) => list.map((code) => [code, kind as CodeClass] as const)),
);

/**
 * A code that nobody knows yet is no decline: with a server error, a conflict or a limit nothing is known; any other
 * refusal is for an operator to look at.
 *
 * @param status of HTTP
 */
export function classifyCode(code: string, status: number): CodeClass {
  const known = classOf.get(code);
  if (known !== undefined) return known;
  return status >= 500 || status === 409 || status === 429 ? 'UNKNOWN' : 'MISCONFIGURED';
}
