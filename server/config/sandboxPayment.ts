/**
 * What the stand-in of the payment company goes by. It answers nobody else, and the real company knows no such keys, so
 * they are no secrets.
 */
export const sandboxPayment = {
  clientKey: 'test_ck_sandbox',
  secretKey: 'test_sk_sandbox',
} as const;
