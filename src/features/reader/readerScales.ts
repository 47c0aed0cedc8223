/** Steps of the reader's settings, with the names that students read. */
export const readerScales = {
  /** CSS pixels of the four letter sizes. */
  fontSizes: [18, 21, 25, 30],
  fontNames: ['작게', '보통', '크게', '아주 크게'],
  /** Multiples of the letter size. */
  lineHeights: [1.6, 1.85, 2.1],
  lineNames: ['좁게', '보통', '넓게'],
  /** Parts of a letter added between letters, and between words. */
  letterSpacings: [0, 0.04, 0.08],
  wordSpacings: [0, 0.15, 0.3],
  spacingNames: ['보통', '넓게', '더 넓게'],
  themes: [
    { value: 'white', name: '하양' },
    { value: 'paper', name: '크림' },
    { value: 'sea', name: '바다' },
    { value: 'night', name: '밤' },
  ],
} as const;
