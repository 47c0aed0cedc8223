import { createRequire } from 'node:module';
import { checkCrossword } from '#domain/crossword/checkCrossword.ts';
import type { Placement } from '#domain/crossword/Placement.ts';

interface PeerWord {
  answer: string;
  startx?: number;
  starty?: number;
  orientation: 'across' | 'down' | 'none';
}
interface Peer {
  generateLayout(words: { answer: string; clue: string }[]): { result: PeerWord[] };
}

const peer = createRequire(import.meta.url)('crossword-layout-generator') as Peer;

/** Runs the npm package, which prints its scores, and counts what of its layout can be used. `ms` is the package's own time. */
export function layOutWithPeer(words: readonly string[]): { usable: number; ms: number } {
  const print = console.log;
  console.log = () => undefined;
  let result: PeerWord[];
  const start = performance.now();
  let ms = 0;
  try {
    result = peer.generateLayout(words.map((answer) => ({ answer, clue: '' }))).result;
    ms = performance.now() - start;
  } finally {
    console.log = print;
  }
  return { usable: usablePart(result.flatMap(toPlacement)).length, ms };
}

function toPlacement({ answer, startx, starty, orientation }: PeerWord): Placement[] {
  if (orientation === 'none' || startx === undefined || starty === undefined) return [];
  return [{ word: answer, row: starty - 1, col: startx - 1, direction: orientation }];
}

/** The largest sound part in one 10 × 10 window that grows from any one word: the lenient reading of a faulty layout. */
function usablePart(placements: readonly Placement[]): Placement[] {
  let largest: Placement[] = [];
  for (const first of placements) {
    const part = [first];
    for (let grown = true; grown; ) {
      grown = false;
      for (const next of placements) {
        if (part.includes(next) || checkCrossword(moved([...part, next])).length > 0) continue;
        part.push(next);
        grown = true;
      }
    }
    if (part.length > largest.length) largest = part;
  }
  return largest;
}

/** Shifted so that the box around the words starts in the first row and column. */
function moved(placements: readonly Placement[]): Placement[] {
  const top = Math.min(...placements.map(({ row }) => row));
  const left = Math.min(...placements.map(({ col }) => col));
  return placements.map((placement) => ({ ...placement, row: placement.row - top, col: placement.col - left }));
}
