/** First word of every query key, so that one change can refresh all that shows it. */
export const queryKeys = {
  account: 'account',
  main: 'main',
  books: 'books',
  book: 'book',
  reader: 'reader',
  carts: 'carts',
  verifications: 'verifications',
  notices: 'notices',
  mission: 'mission',
  aquarium: 'aquarium',
  demo: 'demo',
} as const;
