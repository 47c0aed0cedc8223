import type { Rule } from '../../text/Rule.ts';

/** A raq from 1 to `most`, both included. */
export function maxRaqCheck(most: number): Rule {
  return (value) =>
    /^[0-9]{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= most
      ? null
      : `난이도는 1에서 ${most}까지 입력할 수 있습니다.`;
}
