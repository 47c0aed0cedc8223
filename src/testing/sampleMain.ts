import type { MainPage } from '#contract/home.ts';

export function sampleMain(change: Partial<MainPage> = {}): MainPage {
  return {
    pet: {
      species: 'octopus',
      stage: 'young',
      nickname: '통통이',
      level: 13,
      expRate: 40,
      expLeft: 120,
      mood: 'joyful',
      resting: false,
      revision: 5,
    },
    gauges: { satiety: 62, intimacy: 74, strength: 55 },
    shells: 320,
    goal: { monthLabel: '3월', goalBookCount: 4, verifiedBookCount: 1, monthPoint: 460, weekPoint: 60 },
    continueReading: [],
    todo: [],
    recommended: [],
    voyage: null,
    today: { read: { done: false, book: null }, mission: { done: false, next: null }, care: { done: false } },
    homework: [],
    bell: null,
    newReplies: [],
    settlementNotices: [],
    notices: [],
    ...change,
  };
}
