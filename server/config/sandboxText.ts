/** What the stand-in for text messages goes by; no real company knows these, so they are no secrets. */
export const sandboxText = {
  apiKey: 'sandbox-text-key',
  apiSecret: 'sandbox-text-secret',
  from: '0212345678',
} as const;
