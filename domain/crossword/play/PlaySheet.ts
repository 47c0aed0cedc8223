import { type CrosswordDirection, type CrosswordSlot, compareDirection, slotCells } from '../Placement.ts';

/** One word of the sheet as the player knows it: its place and number, not its syllables. */
export interface PlayEntry extends CrosswordSlot {
  /** Stable key, for example `4-across`. */
  key: string;
  number: number;
}

/** An entry with the cells it covers, as indices `row * size + col`. */
export interface SheetEntry extends PlayEntry {
  cells: readonly number[];
}

/** The blank crossword: what never changes while it is played. */
export interface PlaySheet {
  size: number;
  /** 가로 first, then by number: the order of the clue lists and of Tab. */
  entries: readonly SheetEntry[];
  byKey: ReadonlyMap<string, SheetEntry>;
  /** Per cell the entries through it; cells without a word are missing. */
  through: ReadonlyMap<number, Partial<Record<CrosswordDirection, SheetEntry>>>;
}

/** Indexes the entries of a crossword for play. */
export function createPlaySheet(entries: readonly PlayEntry[], size: number): PlaySheet {
  const sorted = entries
    .map((entry): SheetEntry => ({ ...entry, cells: slotCells(entry).map(({ row, col }) => row * size + col) }))
    .sort((a, b) => compareDirection(a.direction, b.direction) || a.number - b.number);
  const through = new Map<number, Partial<Record<CrosswordDirection, SheetEntry>>>();
  for (const entry of sorted) {
    for (const cell of entry.cells) through.set(cell, { ...through.get(cell), [entry.direction]: entry });
  }
  return { size, entries: sorted, byKey: new Map(sorted.map((entry) => [entry.key, entry])), through };
}
