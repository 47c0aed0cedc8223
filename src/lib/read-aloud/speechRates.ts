/** Speeds a text is read out at, by their names; 1 is the voice's own. */
export const speechRates = [
  { value: 0.75, name: '천천히' },
  { value: 0.95, name: '보통' },
  { value: 1.15, name: '빠르게' },
] as const;
