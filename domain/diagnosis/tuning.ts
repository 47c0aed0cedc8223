import { DAY } from '../time/duration.ts';

/** Numbers of the reading diagnosis. The simulations behind them are run again in estimateReading.test.ts. */
export const DIAGNOSIS_TUNING = {
  /** The raq scale in logits. */
  raqPerLogit: 225,
  raqOfZero: 750,
  /** Chance of guessing one of four options. Leaving it out moves every reader up by about 80 raq. */
  guessing: 0.2,
  /** How far readers of one grade lie apart, in raq; wider than measured, so that early and late readers are met too. */
  gradeDeviation: 250,
  /** Two results differ for sure from so many of their common standard errors on (one-sided 5 %). */
  changeErrors: 1.64,
  /** A category is described as strong or to need practice from so many standard errors away from what was expected. */
  categoryErrors: 1,
  /** The same questions again measure little before this. A test without a level may be taken again at once. */
  retakeAfterMs: 90 * DAY,
  /** How many bands a form may lie from that of the grade when an earlier result points there. */
  bandsFromGrade: 1,
  effort: {
    /** Characters (blanks left out) that nobody reads with understanding in a second. */
    fastestReading: 30,
    /** With this share of answers too fast to be read, a test is not valid (NWEA's practice); of the whole test. */
    rapidShare: 0.3,
    /** So many questions in a row answered at one position: no form has more than three such keys in a row. */
    sameChoiceRun: 10,
  },
  adaptive: {
    mostItems: 20,
    leastItems: 12,
    /** Raq: from `leastItems` on it stops when it knows this well. */
    goodError: 95,
    /** One of so many of the most informative items is drawn, so that not everybody sees the same. */
    among: 3,
    /** An item is not asked again before this. */
    unseenMs: 90 * DAY,
  },
} as const;
