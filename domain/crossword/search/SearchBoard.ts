/**
 * A board without edges for the layout search. Words are numbers, syllables are numbers from 1 up,
 * and a place (word, row, column, direction) is one number, so that the search touches no objects.
 * The layout may wander anywhere as long as its bounding box stays within `size` × `size`:
 * that removes all shifted copies of a layout from the search.
 */
export class SearchBoard {
  readonly wordCount: number;
  readonly words: readonly (readonly number[])[];
  readonly size: number;
  readonly width: number;
  readonly area: number;
  readonly syllableCount: number;
  /** Per syllable the (word, index) pairs that hold it, flat: word, index, word, index … */
  readonly holders: readonly (readonly number[])[];
  readonly syllableAt: Int16Array;
  /** Word number + 1 that runs through a cell, per direction (0 across, 1 down). */
  readonly runsAt: readonly [Int16Array, Int16Array];
  /** Above 0 for words that may not be placed: already placed, or shut out by the caller. */
  readonly shut: Int16Array;
  readonly placed: number[] = [];
  crossings = 0;
  /** Crossings of the place that `judge` looked at last. */
  judgedCrossings = 0;
  minRow = 0;
  maxRow = -1;
  minCol = 0;
  maxCol = -1;
  private readonly pairHolders = new Map<number, number[]>();
  private readonly history: number[] = [];

  constructor(words: readonly string[], size: number) {
    const numbers = new Map<string, number>();
    this.words = words.map((word) =>
      [...word].map((syllable) => {
        const known = numbers.get(syllable) ?? numbers.size + 1;
        numbers.set(syllable, known);
        return known;
      }),
    );
    this.wordCount = words.length;
    this.size = size;
    this.width = 2 * size + 1;
    this.area = this.width * this.width;
    this.syllableCount = numbers.size;
    const holders: number[][] = Array.from({ length: numbers.size + 1 }, () => []);
    for (const [word, syllables] of this.words.entries()) {
      for (const [index, syllable] of syllables.entries()) {
        holders[syllable]?.push(word, index);
        const next = syllables[index + 1];
        if (next === undefined) continue;
        const pair = this.pairKey(syllable, next);
        this.pairHolders.set(pair, [...(this.pairHolders.get(pair) ?? []), word]);
      }
    }
    this.holders = holders;
    this.syllableAt = new Int16Array(this.area);
    this.runsAt = [new Int16Array(this.area), new Int16Array(this.area)];
    this.shut = new Int16Array(words.length);
  }

  /** The place of a word as one number; `direction` is 0 for across, 1 for down. */
  place(word: number, cell: number, direction: number): number {
    return (word * this.area + cell) * 2 + direction;
  }

  wordOf(place: number): number {
    return (place / (2 * this.area)) | 0;
  }

  cellOf(place: number): number {
    return (place >> 1) % this.area;
  }

  /** The place of the first word: across, in the middle. */
  rootPlace(word: number): number {
    return this.place(word, this.size * this.width + this.size, 0);
  }

  /** 2: may be put now. 1: touches a word sideways, but a word not yet placed could make that contact sound. 0: never. */
  judge(place: number): 0 | 1 | 2 {
    const direction = place & 1;
    const start = (place >> 1) % this.area;
    const word = this.words[this.wordOf(place)] as readonly number[];
    const { syllableAt, width } = this;
    const step = direction ? width : 1;
    const side = direction ? 1 : width;
    const end = start + (word.length - 1) * step;
    if (!this.fits(start, end)) return 0;
    if (syllableAt[start - step] || syllableAt[end + step]) return 0;
    const own = this.runsAt[direction] as Int16Array;
    const cross = this.runsAt[1 - direction] as Int16Array;
    let crossings = 0;
    let verdict: 1 | 2 = 2;
    for (let index = 0, cell = start; index < word.length; index += 1, cell += step) {
      const held = syllableAt[cell] as number;
      const wanted = word[index] as number;
      if (held) {
        if (held !== wanted || own[cell]) return 0;
        crossings += 1;
        continue;
      }
      const before = syllableAt[cell - side] as number;
      if (before) {
        if (cross[cell - side] || !this.pairIsOpen(before, wanted)) return 0;
        verdict = 1;
      }
      const after = syllableAt[cell + side] as number;
      if (after) {
        if (cross[cell + side] || !this.pairIsOpen(wanted, after)) return 0;
        verdict = 1;
      }
    }
    this.judgedCrossings = crossings;
    return verdict;
  }

  /** Puts a word that `judge` called 2 (or the root). */
  put(place: number, crossings: number): void {
    const direction = place & 1;
    const start = this.cellOf(place);
    const wordNumber = this.wordOf(place);
    const word = this.words[wordNumber] as readonly number[];
    const step = direction ? this.width : 1;
    const end = start + (word.length - 1) * step;
    this.history.push(this.minRow, this.maxRow, this.minCol, this.maxCol, crossings);
    const own = this.runsAt[direction] as Int16Array;
    for (let index = 0, cell = start; index < word.length; index += 1, cell += step) {
      this.syllableAt[cell] = word[index] as number;
      own[cell] = wordNumber + 1;
    }
    this.grow(start, end);
    this.crossings += crossings;
    this.placed.push(place);
    this.shut[wordNumber] = (this.shut[wordNumber] as number) + 1;
  }

  /** Takes the word put last off again. */
  takeBack(): void {
    const place = this.placed.pop();
    if (place === undefined) return;
    const direction = place & 1;
    const wordNumber = this.wordOf(place);
    const length = (this.words[wordNumber] as readonly number[]).length;
    const step = direction ? this.width : 1;
    const own = this.runsAt[direction] as Int16Array;
    const cross = this.runsAt[1 - direction] as Int16Array;
    for (let index = 0, cell = this.cellOf(place); index < length; index += 1, cell += step) {
      own[cell] = 0;
      if (!cross[cell]) this.syllableAt[cell] = 0;
    }
    const { history } = this;
    this.crossings -= history.pop() as number;
    this.maxCol = history.pop() as number;
    this.minCol = history.pop() as number;
    this.maxRow = history.pop() as number;
    this.minRow = history.pop() as number;
    this.shut[wordNumber] = (this.shut[wordNumber] as number) - 1;
  }

  /** Every place in which an open word would cross the word put last. */
  crossingPlaces(last: number): number[] {
    const places: number[] = [];
    const direction = last & 1;
    const wordNumber = this.wordOf(last);
    const word = this.words[wordNumber] as readonly number[];
    const step = direction ? this.width : 1;
    const back = direction ? 1 : this.width;
    const cross = this.runsAt[1 - direction] as Int16Array;
    const limit = 2 * this.size;
    for (let index = 0, cell = this.cellOf(last); index < word.length; index += 1, cell += step) {
      if (cross[cell]) continue;
      const holders = this.holders[word[index] as number] as readonly number[];
      const along = direction ? cell % this.width : Math.floor(cell / this.width);
      for (let at = 0; at < holders.length; at += 2) {
        const other = holders[at] as number;
        if (this.shut[other]) continue;
        const offset = holders[at + 1] as number;
        const first = along - offset;
        if (first < 1 || first + (this.words[other] as readonly number[]).length > limit) continue;
        places.push(this.place(other, cell - offset * back, 1 - direction));
      }
    }
    return places;
  }

  private pairKey(first: number, second: number): number {
    return first * 4096 + second;
  }

  private pairIsOpen(first: number, second: number): boolean {
    const holders = this.pairHolders.get(this.pairKey(first, second));
    return holders?.some((word) => !this.shut[word]) ?? false;
  }

  private fits(start: number, end: number): boolean {
    if (this.placed.length === 0) return true;
    const { width, size } = this;
    const top = Math.min(this.minRow, (start / width) | 0);
    const bottom = Math.max(this.maxRow, (end / width) | 0);
    if (bottom - top >= size) return false;
    const left = Math.min(this.minCol, start % width);
    const right = Math.max(this.maxCol, end % width);
    return right - left < size;
  }

  private grow(start: number, end: number): void {
    const { width } = this;
    const first = this.placed.length === 0;
    this.minRow = first ? Math.floor(start / width) : Math.min(this.minRow, Math.floor(start / width));
    this.maxRow = first ? Math.floor(end / width) : Math.max(this.maxRow, Math.floor(end / width));
    this.minCol = first ? start % width : Math.min(this.minCol, start % width);
    this.maxCol = first ? end % width : Math.max(this.maxCol, end % width);
  }
}
