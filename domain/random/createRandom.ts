/** A source of numbers in [0, 1); every call moves it on. */
export type Random = () => number;

/**
 * A small seeded generator (mulberry32): the same seed gives the same sequence on every machine,
 * because it uses 32-bit integer arithmetic only.
 *
 * @param seed any number; only its low 32 bits count
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
