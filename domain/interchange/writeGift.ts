import type { OxItem, QuizItem } from '../book-pack/BookPackContent.ts';
import { giftEscapes } from './giftEscapes.ts';
import { placeTag } from './placeTag.ts';

/**
 * The quiz and the OX statements of a book as a GIFT file. Kind of question and place go along as tags, so that the file
 * read back is the same. Pictures of options stay behind; their texts are written.
 */
export function writeGift(pack: { quiz: readonly QuizItem[]; ox: readonly OxItem[] }): string {
  const blocks = [
    ...pack.quiz.map((item) =>
      block(item.id, [item.category, placeTag(item)], item.question, [
        ...item.options.map(({ text }, index) => `\t${index + 1 === item.answer ? '=' : '~'}${plain(text)}`),
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

function block(id: string, tags: readonly string[], text: string, answers: readonly string[]): string {
  const marks = [`[id:${id}]`, ...tags.map((tag) => `[tag:${tag.replaceAll(']', '\\]')}]`)];
  return [`// ${marks.join(' ')}`, `::${id}::${plain(text)}{`, ...answers, '}'].join('\n');
}

/** The format written in full: a text that begins like a weight, a format or HTML is none. */
function plain(text: string): string {
  return `[plain]${giftEscapes(text)}`;
}
