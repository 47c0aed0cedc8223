import { z } from 'zod';
import { petSpecies } from '#domain/aquarium/petSpecies.ts';
import { VOYAGE_TUNING } from '#domain/voyage/tuning.ts';
import { voyageStoryIds } from '#domain/voyage/VoyageStory.ts';
import { voyageStands } from '#domain/voyage/voyageSteps.ts';
import { nicknameBody } from './aquarium.ts';

const { sentences, pairs, statements } = VOYAGE_TUNING;
const line = z.string().min(2).max(90);
const story = z.enum(voyageStoryIds);
const ox = z.enum(['O', 'X']);
/** A place among the words, meanings or statements of a story. */
const place = z.int().min(0).max(9);

/** content/voyage/stories.json: one story for each age. */
export const voyageStories = z.record(
  story,
  z.strictObject({
    title: z.string().min(2).max(20),
    sentences: z.array(line).length(sentences),
    pairs: z.array(z.strictObject({ word: z.string().max(8), meaning: line, hint: line })).length(pairs),
    statements: z.array(z.strictObject({ text: line, answer: ox, words: line })).length(statements),
  }),
);

/** GET /api/voyage/stories/{story}: a story without its answers. */
export const voyageStoryParams = z.strictObject({ story });
export const shownVoyageStory = z.object({
  title: z.string(),
  sentences: z.array(z.string()),
  words: z.array(z.string()),
  /** Of the same words, in another order. */
  meanings: z.array(z.string()),
  statements: z.array(z.string()),
});
export type ShownVoyageStory = z.infer<typeof shownVoyageStory>;

/** POST /api/voyage/stories/{story}/marks: marks one answer. Nothing is kept. */
export const voyageAnswerBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('PAIR'), word: place, meaning: place }),
  z.strictObject({ kind: z.literal('OX'), statement: place, answer: ox }),
]);
/** `words`: for a wrong pair where to look, else the words of the story. */
export const voyageMark = z.object({ right: z.boolean(), words: z.string() });
export type VoyageMark = z.infer<typeof voyageMark>;

/** GET /api/voyage/me */
export const voyageState = z.object({
  /** The step to take next, or how the voyage ended. */
  next: z.enum(voyageStands),
  story,
  pet: z.object({
    species: z.enum(petSpecies).nullable(),
    nickname: z.string(),
    /** 0–2, as they are seen in the egg. */
    cracks: z.int(),
  }),
  shells: z.int(),
});
export type VoyageState = z.infer<typeof voyageState>;

/** POST /api/voyage/steps/me. What the child answered is marked once more before the step counts. */
export const voyageStepBody = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['START', 'READ', 'FEED', 'SKIP']) }),
  z.strictObject({ step: z.literal('PAIRS'), meanings: z.array(place).length(pairs) }),
  z.strictObject({ step: z.literal('OX'), answers: z.array(ox).length(statements) }),
  z.strictObject({
    step: z.literal('HATCH'),
    species: z.enum(petSpecies),
    nickname: nicknameBody.shape.nickname.optional(),
  }),
]);
export type VoyageStepBody = z.infer<typeof voyageStepBody>;

export const voyageChange = z.object({
  voyage: voyageState,
  /** What this request paid; nothing where the step had been taken before. */
  earned: z.object({ shells: z.int(), exp: z.int() }),
  /** Of the aquarium afterwards, for its other windows. */
  revision: z.int(),
});
export type VoyageChange = z.infer<typeof voyageChange>;
