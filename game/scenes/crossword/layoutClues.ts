import type { CrosswordDirection } from '#domain/crossword/Placement.ts';
import type { SheetEntry } from '#domain/crossword/play/PlaySheet.ts';

/** A line of the clue list: a heading, or a clue. Coordinates of the list's content, stage units. */
export type ClueLine =
  | { kind: 'heading'; direction: CrosswordDirection; y: number; height: number }
  | { kind: 'clue'; entry: SheetEntry; clue: string; y: number; height: number };

export interface ClueListMeasure {
  /** Height of a clue's text, broken between words. */
  textHeight: (clue: string) => number;
  leastHeight: number;
  headingHeight: number;
  gap: number;
}

/** Stacks the clues, 가로 first, each as high as its text needs. */
export function layoutClues(
  entries: readonly SheetEntry[],
  clueOf: ReadonlyMap<string, string>,
  { textHeight, leastHeight, headingHeight, gap }: ClueListMeasure,
): { lines: ClueLine[]; length: number } {
  const lines: ClueLine[] = [];
  let y = 0;
  let direction: CrosswordDirection | null = null;
  for (const entry of entries) {
    if (entry.direction !== direction) {
      direction = entry.direction;
      if (lines.length > 0) y += gap;
      lines.push({ kind: 'heading', direction, y, height: headingHeight });
      y += headingHeight;
    }
    const clue = clueOf.get(entry.key) ?? '';
    const height = Math.max(leastHeight, Math.ceil(textHeight(clue)) + 24);
    lines.push({ kind: 'clue', entry, clue, y, height });
    y += height + gap;
  }
  return { lines, length: Math.max(0, y - gap) + 8 };
}
