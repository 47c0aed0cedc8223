import type { NoteContent } from './NoteContent.ts';

/** A note as it is stored and compared: all its texts composed. Blanks stay: somebody may still be writing. */
export function normalizeNote<C extends NoteContent>(content: C): C {
  return composed(content) as C;
}

/** True when two contents are the same, whatever the order of their parts' names. */
export function sameNote(one: NoteContent, other: NoteContent): boolean {
  return canonical(composed(one)) === canonical(composed(other));
}

function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composed(inner)]));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [two]) => (one < two ? -1 : 1)))
      : inner,
  );
}
