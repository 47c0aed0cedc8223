import type { WordMission } from '#contract/wordMission.ts';

/** A mission for tests: 바람 among others. */
export function wordFixture(change: Partial<WordMission> = {}): WordMission {
  return {
    wordMissionNo: 1,
    day: '2026-11-21',
    slot: 1,
    state: 'READY',
    form: 'MEANING',
    clue: { meaning: '공기가 움직이는 것', consonants: null, sentence: null, firstSyllable: null },
    syllableCount: 2,
    bubbles: ['무', '람', '지', '바', '소'].map((syllable, index) => ({ id: `b${index + 1}`, syllable })),
    wrongCount: 0,
    book: { bookNo: 1, bookName: '바람과 해' },
    shells: 4,
    solution: null,
    ...change,
  };
}

/** The same mission once it is caught. */
export function caughtFixture(change: Partial<WordMission> = {}): WordMission {
  const solution = { word: '바람', meaning: '공기가 움직이는 것', sentence: '○○이 불어요.' };
  return wordFixture({ state: 'REWARD_READY', bubbles: [], solution, ...change });
}
