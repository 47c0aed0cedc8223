import type { ShownVoyageStory, VoyageMark, VoyageState } from '#contract/voyage.ts';
import { markVoyage, shownMeanings, type VoyageAnswer, type VoyageStory } from '#domain/voyage/VoyageStory.ts';

const whole: VoyageStory = {
  title: '모래톱의 작은 등불',
  sentences: ['하나.', '둘.', '셋.', '넷.', '다섯.', '여섯.'],
  pairs: [
    { word: '모래톱', meaning: '물가에 모래가 쌓여 이룬 곳', hint: '등불이 깜박인 곳을 떠올려 봐요.' },
    { word: '손수', meaning: '자기 손으로', hint: '할머니가 등불을 어떻게 켰을까요?' },
    { word: '두리번거리다', meaning: '여기저기를 살펴보다', hint: '바다가 어느 쪽인지 모를 때 한 일이에요.' },
  ],
  statements: [
    { text: '등불은 할머니가 켰어요.', answer: 'O', words: '할머니가 손수 켰어요.' },
    { text: '거북은 달빛을 따라갔어요.', answer: 'X', words: '달이 뜨지 않은 밤이었어요.' },
  ],
};

/** A story of the voyage as pages get it, and the place of the meaning of each word. */
export const sampleStory: ShownVoyageStory = {
  title: whole.title,
  sentences: [...whole.sentences],
  words: whole.pairs.map(({ word }) => word),
  meanings: shownMeanings(3).map((pair) => whole.pairs[pair]?.meaning ?? ''),
  statements: whole.statements.map(({ text }) => text),
};
export const samplePairs = whole.pairs;

/** What the server knows of a story, for one of test services. */
export const storyAnswers = (story: string) => ({
  [`GET /api/voyage/stories/${story}`]: sampleStory,
  [`POST /api/voyage/stories/${story}/marks`]: (answer: VoyageAnswer): VoyageMark =>
    markVoyage(whole, answer) ?? { right: false, words: '' },
});

export function sampleVoyage(change: Partial<VoyageState> = {}): VoyageState {
  return {
    next: 'READ',
    story: 'LOWER',
    pet: { species: null, nickname: '바다친구', cracks: 0 },
    shells: 0,
    ...change,
  };
}
