/** Mean eojeol a sentence by RAQ, joined by straight lines; from 900 on it equals `PACK_TUNING.expectedEojeol`. */
const MEAN_EOJEOL: readonly (readonly [raq: number, mean: number])[] = [
  [0, 3.5],
  [200, 4.8],
  [460, 6.8],
  [700, 9.2],
  [900, 11.4],
  [1_499, 14.994],
];

/** A text may differ from the expected mean by this many eojeol; narrow enough that length and RAQ correlate above 0.8. */
const TOLERANCE = { belowRaq: 700, younger: 1.2, older: 1.5 };

/** Lowest and highest mean length of a sentence, in eojeol, of a text of ours at this RAQ (0–1499). */
export function ownSentenceLength(raq: number): { min: number; max: number } {
  const above = MEAN_EOJEOL.findIndex(([at]) => at >= raq);
  const [toRaq, toMean] = MEAN_EOJEOL[Math.max(above, 1)] ?? [1_499, 14.994];
  const [fromRaq, fromMean] = MEAN_EOJEOL[Math.max(above, 1) - 1] ?? [0, 3.5];
  const mean = fromMean + ((raq - fromRaq) / (toRaq - fromRaq)) * (toMean - fromMean);
  const tolerance = raq < TOLERANCE.belowRaq ? TOLERANCE.younger : TOLERANCE.older;
  return { min: mean - tolerance, max: mean + tolerance };
}
