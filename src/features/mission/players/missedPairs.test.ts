import { expect, it } from 'vitest';
import type { MatchingContent, MissionResult } from '#contract/mission.ts';
import { missedPairs } from './missedPairs.ts';

const content: MatchingContent = {
  kind: 'MATCHING',
  relation: '인물과 한 일',
  lefts: [
    { id: 'heungbu', text: '흥부' },
    { id: 'nolbu', text: '놀부' },
    { id: 'swallow', text: '제비' },
  ],
  rights: [
    { id: 'r1', text: '박씨를 물어 왔어요' },
    { id: 'r2', text: '제비 다리를 고쳐 주었어요' },
  ],
};
const item = (key: string, given: string, correct: boolean): MissionResult['items'][number] => ({
  key,
  label: key,
  given,
  correct,
  answer: null,
  explanation: null,
  pageNo: null,
  scene: null,
  category: null,
});

it('names what was wrong by its cards, and leaves out what was right, empty, or is no card any more', () => {
  const items = [
    item('heungbu', '박씨를 물어 왔어요', false),
    item('nolbu', '', false),
    item('swallow', '제비 다리를 고쳐 주었어요', true),
    item('ghost', '없어진 글', false),
  ];
  expect(missedPairs(content, { items })).toEqual([{ left: 'heungbu', right: 'r1', correct: false }]);
});
