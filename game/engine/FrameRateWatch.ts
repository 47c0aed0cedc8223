/** Frames a second below which play is worse than with the other renderer. */
const SLOW_RATE = 20;
/** After the first frame textures go to the card and programs are made for it: that time is no measure. */
const WARM_UP_MS = 500;
const SPAN_MS = 1_000;
/** Gaps between frames that a span needs, however long they are. */
const LEAST_GAPS = 3;
/** Later on, one slow second is the machine's own business; as many as these in a row are the renderer's. */
const SLOW_SPANS = 3;
/** A longer gap is a sleeping tab or a page that was stopped, not a frame. */
const PAUSE_MS = 2_500;
/** A tab that sleeps wakes for more than one frame: gaps of that length one after another are how it draws. */
const PAUSES_OF_A_SLOW_RENDERER = 3;

export interface FrameRate {
  /** Frames a second, by the gap in the middle: what stops the page once does not count. */
  rate: number;
  /** The first second is slow, or several later ones in a row are. */
  slow: boolean;
}

/** Measures how fast a renderer draws, second by second. */
export class FrameRateWatch {
  #begun: number | null = null;
  #last = 0;
  #spanBegun = 0;
  #gaps: number[] = [];
  #spans = 0;
  #slowInRow = 0;
  #pausesInRow = 0;

  /**
   * A frame was begun.
   *
   * @param now milliseconds of a clock that only grows
   * @returns the verdict on the second that just ended; null within one
   */
  frame(now: number): FrameRate | null {
    const gap = now - this.#last;
    this.#last = now;
    this.#begun ??= now;
    this.#pausesInRow = gap > PAUSE_MS && this.#spanBegun !== 0 ? this.#pausesInRow + 1 : 0;
    if (this.#pausesInRow >= PAUSES_OF_A_SLOW_RENDERER) return { rate: 1_000 / gap, slow: true };
    if (now - this.#begun < WARM_UP_MS || gap > PAUSE_MS || this.#spanBegun === 0) {
      this.#beginSpan(now);
      return null;
    }
    this.#gaps.push(gap);
    if (now - this.#spanBegun < SPAN_MS || this.#gaps.length < LEAST_GAPS) return null;
    const middle = this.#gaps.sort((one, other) => one - other)[Math.floor(this.#gaps.length / 2)] ?? SPAN_MS;
    const rate = 1_000 / middle;
    this.#beginSpan(now);
    this.#spans += 1;
    this.#slowInRow = rate < SLOW_RATE ? this.#slowInRow + 1 : 0;
    return { rate, slow: this.#slowInRow >= (this.#spans === this.#slowInRow ? 1 : SLOW_SPANS) };
  }

  /** Nothing is drawn for a while. */
  pause(): void {
    this.#spanBegun = 0;
    this.#begun = null;
  }

  #beginSpan(now: number): void {
    this.#spanBegun = now;
    this.#gaps = [];
  }
}
