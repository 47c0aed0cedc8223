/**
 * Something that is read from the database once for all who ask within a while. Who asks while it is being read waits
 * for the same reading.
 */
export class TtlCache<T> {
  readonly #freshMs: number;
  #kept: { at: number; value: T } | undefined;
  #reading: Promise<T> | undefined;

  /** @param freshMs milliseconds for which what was read counts */
  constructor(freshMs: number) {
    this.#freshMs = freshMs;
  }

  /** What is known and still counts. @param now milliseconds UTC */
  known(now: number): T | undefined {
    return this.#kept !== undefined && Math.abs(now - this.#kept.at) < this.#freshMs ? this.#kept.value : undefined;
  }

  /**
   * @param read is called by the first who asks; when it fails, all who waited get the error and the next one reads
   * again
   */
  get(now: number, read: () => Promise<T>): Promise<T> {
    const known = this.known(now);
    if (known !== undefined) return Promise.resolve(known);
    this.#reading ??= this.#read(now, read);
    return this.#reading;
  }

  /** The cached value, or the read in progress, may be older than a change: the next call reads again. */
  forget(): void {
    this.#kept = undefined;
    this.#reading = undefined;
  }

  #read(now: number, read: () => Promise<T>): Promise<T> {
    const reading = read().then(
      (value) => {
        if (this.#reading === reading) {
          this.#kept = { at: now, value };
          this.#reading = undefined;
        }
        return value;
      },
      (error: unknown) => {
        if (this.#reading === reading) this.#reading = undefined;
        throw error;
      },
    );
    return reading;
  }
}
