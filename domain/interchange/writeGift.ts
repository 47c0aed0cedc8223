import type { OxItem, QuizItem } from '../book-pack/BookPackContent.ts';
import { keyedTexts } from '../book-pack/keyedItems.ts';
import { giftEscapes } from './giftEscapes.ts';
import { placeTag } from './placeTag.ts';

/**
 * The quiz and the OX statements of a book as a GIFT file. Form, kind of question and place go along as tags, so that the
 * file read back is the same. GIFT has no ordering: events are matched with their numbers. Pictures of options stay
 * behind; their texts are written.
 */
export function writeGift(pack: { quiz: readonly QuizItem[]; ox: readonly OxItem[] }): string {
  const blocks = [
    ...pack.quiz.map((item) =>
      block(item.id, [...(item.form === undefined ? [] : [item.form]), item.category, placeTag(item)], item.question, [
        ...answersOf(item),
        `\t####${plain(item.explanation)}`,
      ]),
    ),
    ...pack.ox.map((item) =>
      block(item.id, [placeTag(item)], item.statement, [
        `\t${item.answer === 'O' ? 'TRUE' : 'FALSE'}`,
        `\t####${plain(item.explanation)}`,
      ]),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function answersOf(item: QuizItem): string[] {
  if (item.form === 'ORDER') return item.events.map((text, index) => `\t=${plain(text)} -> ${index + 1}`);
  return keyedTexts(item).map((text, index) => `\t${index + 1 === item.answer ? '=' : '~'}${plain(text)}`);
}

function block(id: string, tags: readonly string[], text: string, answers: readonly string[]): string {
  const marks = [`[id:${id}]`, ...tags.map((tag) => `[tag:${tag.replaceAll(']', '\\]')}]`)];
  return [`// ${marks.join(' ')}`, `::${id}::${plain(text)}{`, ...answers, '}'].join('\n');
}

/** The format written in full: a text that begins like a weight, a format or HTML is none. */
function plain(text: string): string {
  return `[plain]${giftEscapes(text)}`;
}
