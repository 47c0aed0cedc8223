import { z } from 'zod';
import { comprehensionCategories } from '#domain/book/comprehensionCategories.ts';
import { pictureName } from './bookGuest.ts';
import { koreanText } from './koreanText.ts';
import { itemId, itemPlace } from './packItem.ts';

const shared = {
  id: itemId,
  category: z.enum(comprehensionCategories),
  question: koreanText(8, 60),
  explanation: koreanText(15, 100),
  ...itemPlace,
};
/** 1–4, the position of the right option or sentence. */
const answer = z.int().min(1).max(4);

/** A four-choice question; an option is text, or a picture with its text as alternative. It has no `form`. */
export const choiceItem = z.strictObject({
  form: z.undefined().optional(),
  ...shared,
  options: z
    .array(
      z.strictObject({
        text: koreanText(1, 40),
        /** A drawing in the folder of the book (`.svg`), or the name of a picture under `public/art/story`. */
        image: z.union([z.string().regex(/^[a-z0-9-]+\.svg$/), pictureName]).optional(),
      }),
    )
    .length(4),
  answer,
});

/** Which of four sentences shows it. Each stands word for word on the item's page. */
export const evidenceItem = z.strictObject({
  form: z.literal('EVIDENCE'),
  ...shared,
  sentences: z.array(koreanText(4, 120)).length(4),
  answer,
});

/** Four events to bring into their order. The file has them in the right one; no student sees it like that. */
export const orderItem = z.strictObject({
  form: z.literal('ORDER'),
  ...shared,
  events: z.array(koreanText(5, 60)).length(4),
});

/** One item of `quiz.json`, by its form. */
export const quizItem = z.discriminatedUnion('form', [choiceItem, evidenceItem, orderItem]);
