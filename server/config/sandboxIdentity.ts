/**
 * What the stand-in of the identity verifier goes by. It answers nobody else, and no real verifier knows these, so they
 * are no secrets.
 */
export const sandboxIdentity = {
  apiSecret: 'sandbox-secret',
  storeId: 'store-sandbox',
  channelKey: 'channel-key-sandbox',
} as const;
