/** Foods of the shop of which a guest likes one best, by item id. */
export const guestTreats = [
  'bread',
  'banana',
  'rice-ball',
  'red-apple',
  'carrot',
  'cookie',
  'shrimp',
  'ice-cream',
  'watermelon',
  'sushi',
  'bento-box',
  'birthday-cake',
] as const;

export type GuestTreat = (typeof guestTreats)[number];
