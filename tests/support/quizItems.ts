import fc from 'fast-check';
import { comprehensionCategories } from '#domain/book/comprehensionCategories.ts';
import type { QuizItem } from '#domain/book-pack/BookPackContent.ts';
import { keyedTexts } from '#domain/book-pack/keyedItems.ts';
import type { ForeignAnswer } from '#domain/interchange/ForeignQuestion.ts';
import { oneLine } from '#domain/interchange/plainText.ts';

/** Any text on one line; often with what formats give a meaning to. */
const line = (least: number, most: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 6 }),
        fc.constantFrom(
          '~',
          '=',
          '#',
          '{',
          '}',
          ':',
          '\\',
          '\\n',
          '%50%',
          '[html]',
          '<b>',
          '&lt;',
          '->',
          '//',
          '“',
          'ㆍ',
          '가',
          '\u1100\u1161',
          ']]>',
          '####',
          '$CATEGORY:',
        ),
      ),
      { minLength: 1, maxLength: 12 },
    )
    // No control characters: XML cannot hold them. Private use is what the reader of GIFT hides escapes in.
    .map((parts) => oneLine(parts.join('').replace(/[\p{Cc}\p{Cs}\p{Co}\ufffe\uffff]/gu, '')))
    .filter((text) => [...text].length >= least && [...text].length <= most);

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const place = fc.oneof(
  fc.record({ pageNo: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ scene: line(4, 30).filter((text) => !/[\\\][]/u.test(text)) }),
);

const four = (least: number, most: number) => fc.uniqueArray(line(least, most), { minLength: 4, maxLength: 4 });
const answer = fc.integer({ min: 1, max: 4 });
const form = fc.oneof(
  fc.record({ options: four(1, 40).map((texts) => texts.map((text) => ({ text }))), answer }),
  fc.record({ form: fc.constant('EVIDENCE' as const), sentences: four(4, 120), answer }),
  fc.record({ form: fc.constant('ORDER' as const), events: four(5, 60) }),
);

/** Items of a quiz as the contract allows them, with the hardest texts. */
export const quizItems = fc.uniqueArray(
  fc
    .record({
      id,
      category: fc.constantFrom(...comprehensionCategories),
      question: line(8, 60),
      explanation: line(15, 100),
    })
    .chain((item) => fc.tuple(place, form).map(([at, own]): QuizItem => ({ ...item, ...at, ...own }))),
  { selector: (item) => item.id, maxLength: 4 },
);

export const oxItems = fc.uniqueArray(
  fc
    .record({
      id,
      statement: line(10, 40),
      answer: fc.constantFrom('O' as const, 'X' as const),
      explanation: line(15, 80),
    })
    .chain((item) => place.map((at) => ({ ...item, ...at }))),
  { selector: (item) => item.id, maxLength: 4 },
);

/** What a reader of a file makes of an item's answer. */
export function foreignAnswerOf(item: QuizItem): ForeignAnswer {
  if (item.form === 'ORDER') return { kind: 'ORDER', events: item.events };
  const options = keyedTexts(item).map((text, index) => ({ text, right: index + 1 === item.answer }));
  return { kind: 'CHOICE', options };
}
