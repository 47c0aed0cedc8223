import type { BellRoom } from './BellRoom.ts';

/**
 * Whether somebody who enters now is in (null), or answers along until the next revival. Whoever comes before the first
 * question was revealed has missed nothing.
 */
export function outPlaceOnEntry({ phase, place }: Pick<BellRoom, 'phase' | 'place'>): number | null {
  if (place === 0) return null;
  return place === 1 && (phase === 'OPEN' || phase === 'CLOSED') ? null : place;
}
