import type { ItemPlace, QuizItem } from '../book-pack/BookPackContent.ts';
import { keyedTexts } from '../book-pack/keyedItems.ts';
import type { MissionMaterial } from '../mission/MissionMaterial.ts';
import { shownEvents } from '../mission/shownEvents.ts';
import type { BellQuestion } from './drawQuestions.ts';
import { orderNo } from './orderNo.ts';

/** The answers of a question that asks for true or false, in the order of their numbers. */
export const OX_OPTIONS = ['O', 'X'] as const;

/** Everybody in every hall is shown the events of an item in the same order, which is never the right one. */
const EVENT_SEED = 0;

interface Book {
  bookNo: number;
  bookName: string;
}

/**
 * What a mission offers to a hall: statements, questions with options in words or pictures, sentences one of which shows
 * something, and events to bring into their order.
 */
export function questionsOf(material: MissionMaterial, book: Book): BellQuestion[] {
  if (material.kind === 'OX')
    return material.items.map((item) => ({
      ...describe(item, book),
      ...{ form: 'OX', question: item.statement, options: OX_OPTIONS, images: [] },
      answer: OX_OPTIONS.indexOf(item.answer) + 1,
    }));
  if (material.kind !== 'QUIZ') return [];
  return material.items.map((item) => ({ ...describe(item, book), question: item.question, ...quizAnswers(item) }));
}

function describe({ id, explanation }: ItemPlace & { id: string; explanation: string }, { bookNo, bookName }: Book) {
  return { bookNo, bookName, itemKey: id, explanation };
}

function quizAnswers(item: QuizItem): Pick<BellQuestion, 'form' | 'options' | 'images' | 'answer'> {
  if (item.form !== 'ORDER') {
    const pictures = item.form === undefined ? item.options.flatMap(({ image }) => image ?? []) : [];
    const options = keyedTexts(item);
    // Where one of them has none, all are shown in words.
    return { form: 'CHOICE', options, images: pictures.length === options.length ? pictures : [], answer: item.answer };
  }
  const shown = shownEvents(item, EVENT_SEED);
  const places = item.events.map((_, at) => shown.findIndex((event) => event.at === at) + 1);
  return { form: 'ORDER', options: shown.map(({ text }) => text), images: [], answer: orderNo(places) };
}
