import type { SearchBoard } from './SearchBoard.ts';

/** Places that could extend the present layout, as parallel lists. */
export interface PlaceOptions {
  places: number[];
  crossings: number[];
  /** 1 where the place may be used now, 0 where a contact must first be made sound. */
  usable: number[];
}

/**
 * Keeps the list of places up to date as words are put.
 * `barred` marks places that the search has already dealt with in this branch.
 */
export class OptionTracker {
  private readonly stamps: Uint32Array;
  private stamp = 0;
  private readonly board: SearchBoard;
  private readonly barred: Uint8Array | undefined;

  constructor(board: SearchBoard, barred?: Uint8Array) {
    this.board = board;
    this.barred = barred;
    this.stamps = new Uint32Array(board.wordCount * board.area * 2);
  }

  /** The options after the word put last: old ones that still hold, then those it opened. */
  after(previous: PlaceOptions | undefined): PlaceOptions {
    const { board } = this;
    const next: PlaceOptions = { places: [], crossings: [], usable: [] };
    this.stamp += 1;
    if (previous) {
      const { places } = previous;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        if (!board.shut[board.wordOf(place)]) this.consider(place, next);
      }
    }
    const last = board.placed.at(-1);
    if (last !== undefined) {
      const opened = board.crossingPlaces(last);
      for (let at = 0; at < opened.length; at += 1) this.consider(opened[at] as number, next);
    }
    return next;
  }

  private consider(place: number, next: PlaceOptions): void {
    if (this.stamps[place] === this.stamp || this.barred?.[place]) return;
    this.stamps[place] = this.stamp;
    const verdict = this.board.judge(place);
    if (verdict === 0) return;
    next.places.push(place);
    next.crossings.push(this.board.judgedCrossings);
    next.usable.push(verdict - 1);
  }
}
