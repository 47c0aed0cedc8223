import { describe, expect, it } from 'vitest';
import { type QuizItems, quizPages } from './quizPages.ts';

const choice = (letters: number): QuizItems[number] => ({
  form: 'CHOICE',
  key: 'q',
  category: 'FACTUAL',
  question: '가'.repeat(letters),
  options: [1, 2, 3, 4].map((no) => ({ no, text: '나'.repeat(letters), imagePath: null })),
});
const quiz = (letters: number, count = 10) => Array.from({ length: count }, () => choice(letters));
const sizes = (items: QuizItems, large: boolean) => quizPages(items, large).map(({ items: own }) => own.length);

describe('a quiz on paper', () => {
  it('is one page where it fits, and more in larger letters', () => {
    expect(sizes(quiz(12), false)).toEqual([10]);
    expect(sizes(quiz(19), true)).toEqual([3, 3, 4]);
    expect(sizes(quiz(20), false)).toEqual([10]);
    expect(sizes(quiz(38), false)).toEqual([5, 5]);
  });

  it('keeps every item, in its order and with its number, whatever their length', () => {
    for (const large of [false, true])
      for (let letters = 1; letters <= 120; letters += 7) {
        const items = quiz(letters).map((item, index) => ({ ...item, key: `${index}` }));
        const pages = quizPages(items, large);
        expect(pages.flatMap(({ items: own }) => own.map(({ key }) => key))).toEqual(items.map(({ key }) => key));
        expect(pages.map(({ from, items: own }) => own[0]?.key === `${from - 1}`)).not.toContain(false);
        expect(pages.every(({ items: own }) => own.length > 0)).toBe(true);
      }
    expect(quizPages([], false)).toEqual([]);
  });
});
