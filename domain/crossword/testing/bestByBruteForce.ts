import { checkCrossword } from '../checkCrossword.ts';
import { type Placement, placementSlot, slotCells } from '../Placement.ts';
import type { LayoutWorth } from '../search/searchLayouts.ts';

/**
 * Tries every set of places of every word: exponential, a yardstick for tests on tiny grids only.
 * Leaves out blocks of 2 × 2 filled cells, as the real search does.
 */
export function bestByBruteForce(words: readonly string[], size: number): LayoutWorth {
  let best: LayoutWorth = { words: 0, crossings: 0 };
  const cells = new Map<string, { syllable: string; uses: number }>();
  const placements: Placement[] = [];

  const judge = () => {
    const crossings = [...cells.values()].filter(({ uses }) => uses > 1).length;
    const better = placements.length - best.words || crossings - best.crossings;
    if (better <= 0 || hasBlock(cells, size) || checkCrossword(placements, size).length > 0) return;
    best = { words: placements.length, crossings };
  };

  const decide = (index: number) => {
    const word = words[index];
    if (word === undefined) return judge();
    for (const placement of everyPlace(word, size)) {
      const keys = slotCells(placementSlot(placement)).map(({ row, col }) => `${row},${col}`);
      const syllables = [...word];
      if (keys.some((key, at) => (cells.get(key)?.syllable ?? syllables[at]) !== syllables[at])) continue;
      for (const [at, key] of keys.entries()) {
        const held = cells.get(key);
        cells.set(key, { syllable: syllables[at] ?? '', uses: (held?.uses ?? 0) + 1 });
      }
      placements.push(placement);
      decide(index + 1);
      placements.pop();
      for (const key of keys) {
        const held = cells.get(key);
        if (held && held.uses > 1) cells.set(key, { ...held, uses: held.uses - 1 });
        else cells.delete(key);
      }
    }
    decide(index + 1);
  };

  decide(0);
  return best;
}

function everyPlace(word: string, size: number): Placement[] {
  const room = size - word.length;
  const places: Placement[] = [];
  for (let along = 0; along <= room; along += 1) {
    for (let line = 0; line < size; line += 1) {
      places.push(
        { word, row: line, col: along, direction: 'across' },
        { word, row: along, col: line, direction: 'down' },
      );
    }
  }
  return places;
}

function hasBlock(cells: Map<string, unknown>, size: number): boolean {
  for (let row = 0; row < size - 1; row += 1) {
    for (let col = 0; col < size - 1; col += 1) {
      if ([0, 1].every((down) => [0, 1].every((right) => cells.has(`${row + down},${col + right}`)))) return true;
    }
  }
  return false;
}
