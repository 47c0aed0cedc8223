import { type BenchFigure, rounded } from '../recordBench.ts';
import type { FirstFrame } from './firstFrame.ts';

/** Script per frame, milliseconds. */
const SCRIPT_MS = 0.9;
/** Playable so soon with the processor slowed (`timeFirstFrame`): half a second longer than a mission. */
const COLD_MS = 2_500;
const WARM_MS = 1_000;
/** Heap after garbage collection may differ by this much without anything growing. */
const HEAP_NOISE_KB = 300;
/** What it may have grown to after an hour. */
const HEAP_RATIO = 1.1;

type Held = Omit<BenchFigure, 'what' | 'size'>;

const within = (value: number, limit: number, digits: number): Held => ({
  value: rounded(value, digits),
  unit: 'ms',
  against: `limit ${limit} ms`,
  ratio: rounded(value / limit),
  goal: '≤ 1',
  met: value <= limit,
});

/** Milliseconds of script in one frame against their limit. */
export const heldToFrame = (value: number): Held => within(value, SCRIPT_MS, 2);

/** A number that has no limit. */
export const told = (value: number, unit: string): Held => ({ value: rounded(value), unit, goal: 'told', met: true });

/** @param growth kB left on the heap after collection, against what was there before */
export const heldToNoise = (growth: number): Held => ({
  value: rounded(growth, 0),
  unit: 'kB',
  against: `noise ${HEAP_NOISE_KB} kB`,
  goal: 'no growth beyond noise',
  met: growth <= HEAP_NOISE_KB,
});

/** kB on the heap after collection, against those before. */
export const heldToHeap = (after: number, before: number): Held => ({
  value: rounded(after, 0),
  unit: 'kB',
  against: `${rounded(before, 0)} kB before`,
  ratio: rounded(after / before),
  goal: `≤ ${HEAP_RATIO}`,
  met: after <= before * HEAP_RATIO,
});

/** Until a place can be played, with and without a cache. @param where put before what was measured, e.g. `words: ` */
export function firstFrameFigures(first: FirstFrame, where = ''): BenchFigure[] {
  const size = (bytes: number) => `${rounded(bytes / 1_000, 0)} kB sent`;
  return [
    {
      what: `${where}first frame that can be played, nothing in the cache`,
      size: size(first.coldBytes),
      ...within(first.coldMs, COLD_MS, 0),
    },
    {
      what: `${where}first frame that can be played, later visits (the middle of five)`,
      size: size(first.warmBytes),
      ...within(first.warmMs, WARM_MS, 0),
    },
  ];
}
