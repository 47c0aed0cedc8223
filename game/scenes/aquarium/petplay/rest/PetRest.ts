/** Seconds. */
export const REST = {
  /** A sleepy pet that nobody touches falls asleep. */
  dozeOff: 18,
  /** Night falls and lifts in so long. */
  dusk: 1.6,
} as const;

/** Sleep: it comes by itself to a sleepy pet that is left in peace, or when it is put to bed; a touch ends it. */
export class PetRest {
  asleep = false;
  /** 0 day to 1 night. */
  night = 0;
  #quiet = 0;

  /** @param may false while the pet does something or is still an egg */
  update(dt: number, sleepy: boolean, may: boolean): void {
    if (!may) {
      this.#quiet = 0;
      this.asleep = false;
    } else if (!this.asleep) {
      this.#quiet = sleepy ? this.#quiet + dt : 0;
      if (this.#quiet >= REST.dozeOff) this.asleep = true;
    }
    const step = dt / REST.dusk;
    this.night = Math.max(0, Math.min(1, this.night + (this.asleep ? step : -step)));
  }

  putToBed(): void {
    this.asleep = true;
  }

  /** @returns true when it slept */
  wake(): boolean {
    const slept = this.asleep;
    this.asleep = false;
    this.#quiet = 0;
    return slept;
  }
}
