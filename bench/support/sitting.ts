/** A benchmark of a whole sitting. */
export interface SittingPart {
  file: string;
  /** About so many minutes on two idle cores, the build left out. */
  minutes: number;
}

/**
 * Every benchmark, in the order of a sitting: first what a busy or warm machine would spoil, last what takes long and
 * holds no times.
 */
export const sitting: readonly SittingPart[] = [
  { file: 'shellSize.ts', minutes: 1 },
  { file: 'quick.ts', minutes: 4 },
  { file: 'former.ts', minutes: 4 },
  { file: 'api.ts', minutes: 3 },
  { file: 'apiGrowth.ts', minutes: 13 },
  { file: 'lives.ts', minutes: 3 },
  { file: 'blocks.ts', minutes: 3 },
  { file: 'ranking.ts', minutes: 4 },
  { file: 'midnight.ts', minutes: 1 },
  { file: 'class.ts', minutes: 3 },
  { file: 'goldenBell.ts', minutes: 2 },
  { file: 'start.ts', minutes: 1 },
  { file: 'operations.ts', minutes: 3 },
  { file: 'web.ts', minutes: 20 },
  { file: 'aquariumFrames.ts', minutes: 3 },
  { file: 'crossword.ts', minutes: 2 },
  { file: 'search.ts', minutes: 3 },
  { file: 'diagnosis.ts', minutes: 3 },
  { file: 'failures.ts', minutes: 3 },
  { file: 'memory.ts', minutes: 13 },
  { file: 'siege.ts', minutes: 22 },
  { file: 'fuzz.ts', minutes: 6 },
  { file: 'soak.ts', minutes: 31 },
];
