import { ENDS_SYLLABLE, STARTS_WORD, STROKE } from './strokesOf.ts';

/**
 * Fewest strokes to add, drop or change so that the sought strokes stand in a text, beginning where a word begins and
 * ending where a syllable ends; what follows in the text is free (흥뷰 stands in 흥부와 with one change).
 *
 * @param sought strokes alone, without the places that `strokesOf` adds
 * @param text strokes with their places; read from `from` up to (not with) `to`
 * @param column room for one number more than sought strokes
 * @param most gives up above this many
 * @returns `most + 1` when it takes more
 */
export function fewestEdits(
  sought: Uint8Array,
  { text, from, to }: { text: Uint8Array; from: number; to: number },
  column: Uint8Array,
  most: number,
): number {
  const none = most + 1;
  const rows = sought.length;
  // column[i]: edits to turn some piece that ends here into the first i sought strokes. Rows above `live` have none.
  column.fill(none);
  let best = none;
  let live = 0;
  for (let at = from; at < to; at += 1) {
    const here = text[at] as number;
    if ((here & STARTS_WORD) !== 0) {
      // A word begins: nothing is matched yet, and up to `most` sought strokes may have been left out.
      const left = Math.min(most, rows);
      for (let row = 0; row <= left; row += 1) if ((column[row] as number) > row) column[row] = row;
      if (live < left) live = left;
    }
    let above = column[0] as number;
    if (live === 0 && above === none) continue;
    // A stroke of the text before the first sought one is one to drop.
    column[0] = above + 1 < none ? above + 1 : none;
    const stroke = here & STROKE;
    const last = live + 1 < rows ? live + 1 : rows;
    let alive = 0;
    for (let row = 1; row <= last; row += 1) {
      const left = column[row] as number;
      let edits = sought[row - 1] === stroke ? above : above + 1;
      if (left + 1 < edits) edits = left + 1;
      const below = (column[row - 1] as number) + 1;
      if (below < edits) edits = below;
      if (edits > none) edits = none;
      above = left;
      column[row] = edits;
      if (edits < none) alive = row;
    }
    live = alive;
    // Strokes after the last that were left out.
    while (live >= last && live < rows && (column[live] as number) < most) {
      column[live + 1] = (column[live] as number) + 1;
      live += 1;
    }
    if ((here & ENDS_SYLLABLE) !== 0 && (column[rows] as number) < best) {
      best = column[rows] as number;
      if (best === 0) return 0;
    }
  }
  return best;
}
