import { RECOMMENDATION_TUNING } from './tuning.ts';

interface Pick {
  bookNo: number;
  textYn: 'Y' | 'N';
  missionYn: 'Y' | 'N';
  /** Expected share of understood text for the reader, 0–1. */
  expectedComprehension: number;
}

/** So many picks of a month are shown even where all others are far too hard. */
const LEAST = 3;

/**
 * The picks of a month for one reader: what can be read and played here first, then what can be in part, each with the
 * best fitting first. Books far too hard are left out where enough others are there.
 */
export function fitPicks<P extends Pick>(picks: readonly P[]): P[] {
  const { bestComprehension, comprehensionReach } = RECOMMENDATION_TUNING;
  const lacks = ({ textYn, missionYn }: P) => Number(textYn === 'N') + Number(missionYn === 'N');
  const away = ({ expectedComprehension }: P) => Math.abs(expectedComprehension - bestComprehension);
  const isTooHard = ({ expectedComprehension }: P) => expectedComprehension < bestComprehension - comprehensionReach;
  const ordered = [...picks].sort(
    (one, two) =>
      Number(isTooHard(one)) - Number(isTooHard(two)) ||
      lacks(one) - lacks(two) ||
      away(one) - away(two) ||
      one.bookNo - two.bookNo,
  );
  const fitting = ordered.filter((pick) => !isTooHard(pick));
  return fitting.length >= LEAST ? fitting : ordered.slice(0, Math.max(LEAST, fitting.length));
}
