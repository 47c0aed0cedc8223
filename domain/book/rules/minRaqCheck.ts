import type { Rule } from '../../text/Rule.ts';
import { MAX_RAQ } from '../readingLevels.ts';

/** A raq from `least` to 1499, both included. */
export function minRaqCheck(least: number): Rule {
  return (value) =>
    /^[0-9]{1,4}$/.test(value) && Number(value) >= least && Number(value) <= MAX_RAQ
      ? null
      : `난이도는 ${least}에서 ${MAX_RAQ}까지 입력할 수 있습니다.`;
}
