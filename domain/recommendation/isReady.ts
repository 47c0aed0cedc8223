import type { BookTraits } from './BookTraits.ts';

/** A book that can be done at once: its text is here, and so are its missions. */
export function isReady({ readable, playable }: Pick<BookTraits, 'readable' | 'playable'>): boolean {
  return readable && playable;
}
