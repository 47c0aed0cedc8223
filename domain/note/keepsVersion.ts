import { noteLength } from './noteLength.ts';
import { NOTE_TUNING } from './tuning.ts';

interface Replacement {
  before: string;
  after: string;
  /** When a version was last kept, else when the text was begun. Milliseconds UTC. */
  lastKeptAt: number;
  now: number;
  /** The student chose one text over another. */
  keepBefore: boolean;
}

/**
 * Whether the text before goes into the history when a report is written on: every ten minutes, and always before much
 * of it vanishes at once or another text takes its place.
 */
export function keepsVersion({ before, after, lastKeptAt, now, keepBefore }: Replacement): boolean {
  if (before.trim() === '') return false;
  if (keepBefore) return true;
  const { gapMs, lossShare, lossLength } = NOTE_TUNING.versions;
  const length = noteLength(before);
  const lost = length - noteLength(after);
  if (length >= lossLength && lost > length * lossShare) return true;
  return now - lastKeptAt >= gapMs;
}
