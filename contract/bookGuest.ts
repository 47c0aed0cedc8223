import { z } from 'zod';
import { guestTreats } from '#domain/book-pack/guestTreats.ts';
import { koreanText } from './koreanText.ts';

/** Name of a picture under `public/art/story`. */
export const pictureName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,60}$/, '그림 이름은 영어 소문자와 숫자, 붙임표로 적어 주세요');

const triple = (most: number) => z.array(koreanText(1, most)).length(3);

/** `guest.json`: who comes into the sea from a book that was read, and how the pet speaks of the book later. */
export const bookGuest = z.strictObject({
  name: koreanText(1, 12),
  icon: pictureName,
  /** The picture has no face: eyes and a mouth are drawn on it. */
  thing: z.boolean(),
  greeting: koreanText(5, 70),
  petReply: koreanText(5, 50),
  /** "너라면?", with three answers of which none is wrong, and how the pet takes each up later. */
  question: koreanText(5, 70),
  answers: triple(22),
  answerEchoes: triple(50),
  farewell: koreanText(5, 70),
  memento: z.strictObject({ name: koreanText(1, 14), icon: pictureName, line: koreanText(5, 50) }),
  treat: z.enum(guestTreats),
  /** Leads back into the book, without the name of the treat. */
  treatClue: koreanText(5, 50),
  /** How the pet speaks of this book on later days. */
  lines: z.array(koreanText(5, 50)).length(6),
});
export type BookGuest = z.infer<typeof bookGuest>;
