import type { Statement } from './Statement.ts';

const ADL = 'http://adlnet.gov/expapi/verbs';

/** Verbs of the ADL vocabulary, each a past tense (xAPI 1.0.3, part two, section 2.4.3), with words for people. */
const displays = {
  experienced: '읽기 시작했어요',
  attempted: '풀기 시작했어요',
  passed: '통과했어요',
  failed: '아직 통과하지 못했어요',
  completed: '끝까지 했어요',
  mastered: '인증받았어요',
} as const;
export type VerbName = keyof typeof displays;

export function verbOf(name: VerbName): Statement['verb'] {
  return { id: `${ADL}/${name}`, display: { 'en-US': name, 'ko-KR': displays[name] } };
}
