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

/** CSS pixels of the windows, and the widths in pixels that are kept. */
export const shotSizes = {
  desktop: { width: 1280, height: 800, widths: [640, 1280] },
  phone: { width: 390, height: 780, widths: [320, 640] },
} as const;

export const deviceOf = (name: ShotName): ShotDevice => (onPhone.includes(name) ? 'phone' : 'desktop');
