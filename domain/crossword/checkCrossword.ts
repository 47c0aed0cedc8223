import { type CrosswordDirection, type Placement, placementSlot, slotCells } from './Placement.ts';

/** One thing wrong with a layout. `row` and `col` are zero-based; `text` is the word or run concerned. */
export interface CrosswordProblem {
  code:
    | 'OUT_OF_BOUNDS'
    | 'CONFLICT'
    | 'DUPLICATE'
    | 'NOT_HANGUL'
    | 'UNLISTED_RUN'
    | 'OVERLAP'
    | 'UNCONNECTED'
    | 'EMPTY';
  text: string;
  row: number;
  col: number;
}

/**
 * Checks a finished layout from its cells alone and shares no code with the generator.
 * Sound means: every word lies inside, no cell holds two syllables, every run of two or more
 * filled cells is exactly one placed word, no word stands twice, all words hang together.
 *
 * @param size cells a side
 * @returns an empty list for a sound layout
 */
export function checkCrossword(placements: readonly Placement[], size = 10): CrosswordProblem[] {
  const problems: CrosswordProblem[] = [];
  if (placements.length === 0) return [{ code: 'EMPTY', text: '', row: 0, col: 0 }];
  const grid = new Map<string, string>();
  const seen = new Set<string>();
  for (const placement of placements) {
    const { row, col } = placement;
    const text = placement.word.normalize('NFC');
    const report = (code: CrosswordProblem['code'], at = { row, col }) => problems.push({ code, text, ...at });
    if (!/^[가-힣]{2,}$/u.test(text)) report('NOT_HANGUL');
    if (seen.has(text)) report('DUPLICATE');
    seen.add(text);
    const syllables = [...text];
    for (const [index, cell] of slotCells(placementSlot(placement)).entries()) {
      const whole = Number.isInteger(cell.row) && Number.isInteger(cell.col);
      const inside = cell.row >= 0 && cell.col >= 0 && cell.row < size && cell.col < size;
      if (!(whole && inside)) {
        report('OUT_OF_BOUNDS', cell);
        break;
      }
      const key = `${cell.row},${cell.col}`;
      const held = grid.get(key);
      if (held !== undefined && held !== syllables[index]) report('CONFLICT', cell);
      grid.set(key, syllables[index] ?? '');
    }
  }
  problems.push(...checkRuns(grid, placements, size));
  problems.push(...checkConnected(grid, placements));
  return problems;
}

/** Compares every run of the grid with the placed words, both ways round. */
function checkRuns(grid: Map<string, string>, placements: readonly Placement[], size: number): CrosswordProblem[] {
  const problems: CrosswordProblem[] = [];
  const expected = new Map<string, string>();
  for (const { word, row, col, direction } of placements) {
    const key = `${direction}:${row},${col}`;
    if (expected.has(key)) problems.push({ code: 'OVERLAP', text: word, row, col });
    expected.set(key, word.normalize('NFC'));
  }
  const found = new Set<string>();
  const scan = (direction: CrosswordDirection) => {
    for (let line = 0; line < size; line += 1) {
      let run = '';
      for (let step = 0; step <= size; step += 1) {
        const [row, col] = direction === 'across' ? [line, step] : [step, line];
        const syllable = step < size ? grid.get(`${row},${col}`) : undefined;
        if (syllable !== undefined) {
          run += syllable;
          continue;
        }
        const length = [...run].length;
        if (length > 1) {
          const start = direction === 'across' ? { row: line, col: step - length } : { row: step - length, col: line };
          const key = `${direction}:${start.row},${start.col}`;
          if (expected.get(key) === run) found.add(key);
          else problems.push({ code: 'UNLISTED_RUN', text: run, ...start });
        }
        run = '';
      }
    }
  };
  scan('across');
  scan('down');
  for (const { word, row, col, direction } of placements) {
    if (!found.has(`${direction}:${row},${col}`)) problems.push({ code: 'OVERLAP', text: word, row, col });
  }
  return problems;
}

/** Walks from the first word over shared cells; every word not reached is an island. */
function checkConnected(grid: Map<string, string>, placements: readonly Placement[]): CrosswordProblem[] {
  const wordsAt = new Map<string, number[]>();
  const cellsOf = placements.map((placement) =>
    slotCells(placementSlot(placement)).map(({ row, col }) => `${row},${col}`),
  );
  for (const [index, keys] of cellsOf.entries()) {
    for (const key of keys) if (grid.has(key)) wordsAt.set(key, [...(wordsAt.get(key) ?? []), index]);
  }
  const reached = new Set([0]);
  const open = [0];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    for (const key of cellsOf[index] ?? []) {
      for (const other of wordsAt.get(key) ?? []) {
        if (reached.has(other)) continue;
        reached.add(other);
        open.push(other);
      }
    }
  }
  return placements.flatMap(({ word, row, col }, index) =>
    reached.has(index) ? [] : [{ code: 'UNCONNECTED' as const, text: word, row, col }],
  );
}
