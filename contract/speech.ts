import { z } from 'zod';
import { petMoods } from '#domain/aquarium/petSpecies.ts';
import { speechHours, speechSeasons, speechStates, speechTopics } from '#domain/speech/SpeechLine.ts';
import { koreanText } from './koreanText.ts';

/** One sentence of the pet and when it fits (domain/speech/SpeechLine). */
export const speechLine = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  text: koreanText(4, 50),
  state: z.enum(speechStates).optional(),
  mood: z.enum(petMoods).optional(),
  hour: z.enum(speechHours).optional(),
  season: z.enum(speechSeasons).optional(),
  minLevel: z.int().min(2).max(50).optional(),
  topic: z.enum(speechTopics).optional(),
});

/** content/aquarium/speech.json */
export const speechFile = z.strictObject({ lines: z.array(speechLine).min(1) });

/** GET /api/aquarium/talk/me: what the pet may speak of. */
export const petTalk = z.object({
  general: z.array(speechLine),
  /** Of books read lately; nothing in them answers an item that is still open. */
  books: z.array(z.object({ bookNo: z.int(), bookName: z.string(), lines: z.array(z.string()) })),
  /** The book that is being read. */
  open: z.object({ bookName: z.string(), pageNo: z.int() }).nullable(),
});
export type PetTalk = z.infer<typeof petTalk>;
