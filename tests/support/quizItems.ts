import fc from 'fast-check';
import { comprehensionCategories } from '#domain/book/comprehensionCategories.ts';
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

/** Items of a quiz as the contract allows them, with the hardest texts. */
export const quizItems = fc.uniqueArray(
  fc
    .record({
      id,
      category: fc.constantFrom(...comprehensionCategories),
      question: line(8, 60),
      options: fc.uniqueArray(line(1, 40), { minLength: 4, maxLength: 4 }),
      answer: fc.integer({ min: 1, max: 4 }),
      explanation: line(15, 100),
    })
    .chain((item) => place.map((at) => ({ ...item, ...at, options: item.options.map((text) => ({ text })) }))),
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
