import { levelOfRaq, MAX_RAQ } from '../book/readingLevels.ts';
import type { ReadingEstimate } from './estimateReading.ts';

/** Where a reader most likely reads: not a point but a span, because twenty questions are not more precise. */
export interface LevelBand {
  raqFrom: number;
  raqTo: number;
  levelFrom: string;
  levelTo: string;
}

/** One standard error to both sides: two of three readers are in there. */
export function levelBand({ raq, error }: ReadingEstimate): LevelBand {
  const raqFrom = Math.max(0, raq - error);
  const raqTo = Math.min(MAX_RAQ, raq + error);
  return { raqFrom, raqTo, levelFrom: levelOfRaq(raqFrom), levelTo: levelOfRaq(raqTo) };
}

const YEARS = [
  '유아',
  '초등 1',
  '초등 2',
  '초등 3',
  '초등 4',
  '초등 5',
  '초등 6',
  '중등 1',
  '중등 2',
  '중등 3',
  '고등 1',
];

/** The school years whose books such a reader reads: `초등 3~5학년`, `초등 6학년~중등 1학년`, `유아`. */
export function bandGrades({ levelFrom, levelTo }: Pick<LevelBand, 'levelFrom' | 'levelTo'>): string {
  const [from, to] = [yearOf(levelFrom), yearOf(levelTo)];
  if (from === to) return withUnit(from);
  const [stage, year] = [from.split(' ')[0] ?? '', to.split(' ')[1] ?? ''];
  return to.startsWith(stage) ? `${from}~${year}학년` : `${withUnit(from)}~${withUnit(to)}`;
}

/** 10B lies beyond the ten common years. */
function yearOf(level: string): string {
  return level === '10B' ? '고등 2' : (YEARS[Number.parseInt(level, 10)] ?? '');
}

function withUnit(year: string): string {
  return year.includes(' ') ? `${year}학년` : year;
}
