import { measureChange } from '../text/measureChange.ts';
import { elapsedSince } from '../time/elapsedSince.ts';
import { noteLength } from './noteLength.ts';
import { NOTE_TUNING } from './tuning.ts';

interface Replacement {
  before: string;
  after: string;
  /** The version kept last; null before the first. */
  lastKept: string | null;
  /** When it was kept, else when the text was begun. Milliseconds UTC. */
  lastKeptAt: number;
  now: number;
  /** The student chose one text over another. */
  keepBefore: boolean;
  /** Milliseconds between two versions while somebody writes on. */
  gapMs?: number;
}

/**
 * Whether the text before goes into the history when a text is written on: once some time has gone by and it really
 * differs from the version kept last, and always before much of it is struck out at once or another text takes its place.
 */
export function keepsVersion(replacement: Replacement): boolean {
  const { before, after, lastKept, lastKeptAt, now, keepBefore } = replacement;
  const { loss, change, gapMs } = NOTE_TUNING.versions;
  if (before.trim() === '' || before === lastKept) return false;
  if (keepBefore) return true;
  const length = noteLength(before);
  if (length >= loss.length && measureChange(before, after).gone > length * loss.share) return true;
  const { gone, fresh } = measureChange(lastKept ?? '', before);
  return elapsedSince(lastKeptAt, now) >= (replacement.gapMs ?? gapMs) && Math.max(gone, fresh) >= change;
}
