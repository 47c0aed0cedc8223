/** Steps of the reader's settings, with the names that students read. */
export const readerScales = {
  /** CSS pixels of the four letter sizes. */
  fontSizes: [18, 21, 25, 30],
  fontNames: ['작게', '보통', '크게', '아주 크게'],
  /** Multiples of the letter size. */
  lineHeights: [1.6, 1.85, 2.1],
  lineNames: ['좁게', '보통', '넓게'],
  themes: [
    { value: 'paper', name: '종이' },
    { value: 'sea', name: '바다' },
    { value: 'night', name: '밤' },
  ],
} as const;
