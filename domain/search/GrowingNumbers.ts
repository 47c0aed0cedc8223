type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A typed array that grows by doubling while it is filled. */
export class GrowingNumbers<T extends NumberArray> {
  length = 0;
  #values: T;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#values = make(1024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = this.#make(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** The number that was pushed last; 0 before the first. */
  last(): number {
    return this.#values[this.length - 1] ?? 0;
  }

  /** What was pushed, in an array of just that size. */
  finish(): T {
    return this.#values.slice(0, this.length) as T;
  }
}
