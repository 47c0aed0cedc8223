/**
 * What is believed of a reader, in logits: the ability, and how much easier or harder than their raq the missions are for
 * this reader, where items have been measured and where they have not. A normal distribution over the three.
 */
export interface ReaderState {
  readonly mean: Vector;
  readonly covariance: readonly [Vector, Vector, Vector];
}

type Vector = readonly [number, number, number];

/** Which parts of the state an observation adds up. */
export const seenBy = {
  TEST: [1, 0, 0],
  MEASURED: [1, 1, 0],
  ESTIMATED: [1, 0, 1],
} as const satisfies Record<string, Vector>;

const AXES = [0, 1, 2] as const;

/** @param ability before the first mark; `measured` and `estimated` are standard deviations of the offsets */
export function newReaderState(
  ability: { mean: number; sd: number },
  offsets: { measured: number; estimated: number },
): ReaderState {
  return {
    mean: [ability.mean, 0, 0],
    covariance: [
      [ability.sd ** 2, 0, 0],
      [0, offsets.measured ** 2, 0],
      [0, 0, offsets.estimated ** 2],
    ],
  };
}

/** Time goes by: the ability grows as expected and becomes less sure. */
export function letTimePass({ mean, covariance }: ReaderState, growth: number, variance: number): ReaderState {
  const [ability, measured, estimated] = covariance;
  return {
    mean: [mean[0] + growth, mean[1], mean[2]],
    covariance: [[ability[0] + variance, ability[1], ability[2]], measured, estimated],
  };
}

/** Mean and variance of what an observation would see. */
export function expectation({ mean, covariance }: ReaderState, seen: Vector): Uncertain {
  const spread = AXES.map((row) => dot(covariance[row], seen));
  return { mean: dot(mean, seen), variance: dot(spread as unknown as Vector, seen) };
}

/** Mean and variance of something that is uncertain. */
export interface Uncertain {
  readonly mean: number;
  readonly variance: number;
}

/**
 * Takes in what was learned of an observation: its expectation becomes what was found, and the state moves along with it
 * as far as the two go together (the update of a Kalman filter; R. E. Kalman, "A New Approach to Linear Filtering and
 * Prediction Problems", 1960).
 *
 * @param expected before it was seen, with the noise of the observation itself
 * @param found after it was seen
 */
export function takeIn(state: ReaderState, seen: Vector, expected: Uncertain, found: Uncertain): ReaderState {
  const gain = AXES.map((row) => dot(state.covariance[row], seen) / expected.variance) as unknown as Vector;
  const shift = found.mean - expected.mean;
  const change = found.variance - expected.variance;
  const covariance = AXES.map((row) =>
    AXES.map((column) => state.covariance[row][column] + gain[row] * gain[column] * change),
  );
  return {
    mean: AXES.map((axis) => state.mean[axis] + gain[axis] * shift) as unknown as Vector,
    covariance: covariance as unknown as ReaderState['covariance'],
  };
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
