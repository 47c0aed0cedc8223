import type { Random } from './createRandom.ts';

/** A whole number from 0 to `length - 1`, each equally likely; `length` must be at least 1. */
export function pickIndex(length: number, random: Random): number {
  return Math.min(length - 1, Math.floor(random() * length));
}
