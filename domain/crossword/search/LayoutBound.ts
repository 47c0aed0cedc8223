import type { PlaceOptions } from './PlaceOptions.ts';
import type { SearchBoard } from './SearchBoard.ts';

/** What a branch can still reach at the very most. */
export interface Reach {
  words: number;
  crossings: number;
}

/**
 * Upper bound of a branch: words that can still be hung on (directly or through other open words),
 * and the crossings they could add (their best place now, plus every pair of them that shares a syllable).
 */
export class LayoutBound {
  private readonly board: SearchBoard;
  private readonly sharers: readonly (readonly number[])[];
  private readonly best: Int16Array;
  private readonly queue: Int16Array;

  constructor(board: SearchBoard) {
    this.board = board;
    this.best = new Int16Array(board.wordCount);
    this.queue = new Int16Array(board.wordCount);
    this.sharers = board.words.map((word, index) => {
      const others = new Set<number>();
      for (const syllable of word) {
        const holders = board.holders[syllable] ?? [];
        for (let at = 0; at < holders.length; at += 2) others.add(holders[at] as number);
      }
      others.delete(index);
      return [...others];
    });
  }

  /** How many other words share a syllable with this one. */
  degree(word: number): number {
    return this.sharers[word]?.length ?? 0;
  }

  of(options: PlaceOptions): Reach {
    const { board, best, queue, sharers } = this;
    best.fill(-1);
    let length = 0;
    let crossings = board.crossings;
    for (let at = 0; at < options.places.length; at += 1) {
      const word = board.wordOf(options.places[at] as number);
      const offered = options.crossings[at] as number;
      const known = best[word] as number;
      if (known < 0) {
        queue[length] = word;
        length += 1;
      }
      if (offered > known) {
        crossings += offered - Math.max(known, 0);
        best[word] = offered;
      }
    }
    let pairs = 0;
    for (let at = 0; at < length; at += 1) {
      for (const other of sharers[queue[at] as number] as readonly number[]) {
        if (board.shut[other]) continue;
        pairs += 1;
        if ((best[other] as number) >= 0) continue;
        best[other] = 0;
        queue[length] = other;
        length += 1;
      }
    }
    return { words: board.placed.length + length, crossings: crossings + pairs / 2 };
  }
}
