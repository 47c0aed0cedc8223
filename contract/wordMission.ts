import { z } from 'zod';
import { wordForms } from '#domain/word-mission/CatchWord.ts';
import { aquariumChange } from './aquarium.ts';
import { seoulDayKey } from './envelope.ts';

export const wordMissionStates = ['READY', 'REWARD_READY', 'TAKEN'] as const;

/** One word to catch. The word itself is shown only once it is caught. */
export const wordMission = z.object({
  wordMissionNo: z.int(),
  /** The day in Seoul it was given for. */
  day: seoulDayKey,
  /** 1–3 on its day. */
  slot: z.int(),
  state: z.enum(wordMissionStates),
  form: z.enum(wordForms),
  /** What is shown now; each wrong catch shows one part more. Null parts are hidden. */
  clue: z.object({
    meaning: z.string().nullable(),
    /** First consonants, such as `ㅂㄹ`. */
    consonants: z.string().nullable(),
    /** With one ○ for each syllable. */
    sentence: z.string().nullable(),
    firstSyllable: z.string().nullable(),
  }),
  syllableCount: z.int(),
  /** In no order; the same on every device. Empty once it is caught. */
  bubbles: z.array(z.object({ id: z.string(), syllable: z.string() })),
  wrongCount: z.int(),
  /** The book it comes from; null for a word of the reading level. */
  book: z.object({ bookNo: z.int(), bookName: z.string() }).nullable(),
  /** Shells that it pays. */
  shells: z.int(),
  /** Null until it is caught. */
  solution: z.object({ word: z.string(), meaning: z.string(), sentence: z.string().nullable() }).nullable(),
});
export type WordMission = z.infer<typeof wordMission>;

/** GET /api/aquarium/word-missions/me: the three of today, then earlier ones whose reward waits or that may be finished. */
export const wordMissions = z.object({ day: seoulDayKey, today: z.array(wordMission), earlier: z.array(wordMission) });
export type WordMissions = z.infer<typeof wordMissions>;

export const wordMissionParams = z.strictObject({
  wordMissionNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** POST /api/aquarium/word-missions/{wordMissionNo}/catches: the bubbles caught so far, in order. */
export const catchBody = z.strictObject({ bubbleIds: z.array(z.string().max(4)).min(1).max(12) });

export const catchResult = z.object({
  /** Bubbles from the first on that are right; the others float away again. */
  rightCount: z.int(),
  /** The last one was not it: nothing is lost, and `mission.clue` shows more. */
  wrong: z.boolean(),
  solved: z.boolean(),
  mission: wordMission,
});
export type CatchResult = z.infer<typeof catchResult>;

/** POST /api/aquarium/word-missions/{wordMissionNo}/rewards */
export const wordReward = z.object({ change: aquariumChange, mission: wordMission });
export type WordReward = z.infer<typeof wordReward>;
