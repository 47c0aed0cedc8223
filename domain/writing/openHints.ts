import type { WritingHint } from './WritingHint.ts';

/** What names a hint while a text changes: its kind and the words it is about. */
export function hintKey({ code, excerpt }: Pick<WritingHint, 'code' | 'excerpt'>): string {
  return `${code}:${excerpt}`;
}

/**
 * The hints that are still open: their words still stand in the text, and nobody has put them aside. One about the whole
 * text stays until it is put aside or the text is looked at again.
 */
export function openHints<Hint extends Pick<WritingHint, 'code' | 'excerpt'>>(
  hints: readonly Hint[],
  text: string,
  putAside: ReadonlySet<string>,
): Hint[] {
  const now = text.normalize('NFC');
  return hints.filter((hint) => !putAside.has(hintKey(hint)) && now.includes(hint.excerpt));
}

/** Where the words of a hint stand in the text now: the place nearest to where they stood; null when they are gone. */
export function placeOfHint({ excerpt, at }: Pick<WritingHint, 'excerpt' | 'at'>, text: string): number | null {
  let nearest: number | null = null;
  if (excerpt === '') return null;
  for (let place = text.indexOf(excerpt); place >= 0; place = text.indexOf(excerpt, place + 1)) {
    if (nearest === null || Math.abs(place - at) < Math.abs(nearest - at)) nearest = place;
  }
  return nearest;
}
