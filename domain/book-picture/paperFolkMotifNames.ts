/** Receipts that live in a drawer, and what money is spent on. */
export const paperFolkMotifNames = [
  'receiptCrumpled',
  'receiptLong',
  'receiptShort',
  'receiptBlank',
  'warrantyCard',
  'drawerInside',
  'piggyBank',
  'coinPiles',
  'phoneAd',
  'racket',
  'shuttleNet',
  'gapingShoe',
  'sturdyShoe',
  'apples',
] as const;
