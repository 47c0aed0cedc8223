/** Every picture of the product that the pages for visitors show. */
export const shotNames = [
  'main',
  'aquarium',
  'crossword',
  'search',
  'library',
  'reader',
  'quiz',
  'result',
  'parent',
  'diagnosis',
  'personality',
] as const;
export type ShotName = (typeof shotNames)[number];

export type ShotDevice = 'desktop' | 'phone';

/** What stands on a phone; the others on a desktop window. */
const onPhone: readonly ShotName[] = ['reader', 'quiz', 'result', 'parent', 'diagnosis', 'personality'];

/** CSS pixels of the windows, the widths in pixels that are kept, and how wide they are shown (as in `<img sizes>`). */
export const shotSizes = {
  desktop: { width: 1280, height: 800, widths: [640, 960, 1280], shown: '(max-width: 56.25em) 92vw, 620px' },
  phone: { width: 390, height: 780, widths: [320, 640], shown: '280px' },
} as const;

/** Formats of each picture, the best first. */
export const shotTypes = ['avif', 'webp'] as const;

export const deviceOf = (name: ShotName): ShotDevice => (onPhone.includes(name) ? 'phone' : 'desktop');
