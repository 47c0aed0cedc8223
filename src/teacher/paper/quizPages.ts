import type { PaperContent } from '#contract/paper.ts';

export type QuizItems = Extract<PaperContent, { kind: 'QUIZ' }>['items'];

/** Lines and letters that fit into a column of a page, in letters of 11 pt and of 14 pt: measured on paper, rounded down. */
const COLUMN = {
  small: { lines: 36, questionLetters: 22, optionLetters: 20, pictureLines: 4 },
  large: { lines: 26, questionLetters: 17, optionLetters: 15, pictureLines: 3 },
} as const;
const COLUMNS = 2;

/** The items of a quiz by the page of paper, in their order, as evenly as they go. `from` is the number of the first one. */
export function quizPages(items: QuizItems, large: boolean): { items: QuizItems; from: number }[] {
  const room = COLUMN[large ? 'large' : 'small'];
  const heights = items.map((item) => heightOf(item, room));
  for (let count = 1; count < items.length; count += 1) {
    const pages = divide(heights, count);
    if (pages.every(([from, to]) => fits(heights.slice(from, to), room.lines)))
      return pages.map(([from, to]) => ({ items: items.slice(from, to), from: from + 1 }));
  }
  return items.map((item, index) => ({ items: [item], from: index + 1 }));
}

/** Ranges of items for so many pages of about the same height. */
function divide(heights: readonly number[], count: number): [from: number, to: number][] {
  const goal = heights.reduce((sum, height) => sum + height, 0) / count;
  const pages: [number, number][] = [];
  let [from, height] = [0, 0];
  for (const [index, own] of heights.entries()) {
    const isFull = height + own / 2 > goal && pages.length < count - 1 && index > from;
    if (isFull) {
      pages.push([from, index]);
      [from, height] = [index, 0];
    }
    height += own;
  }
  return [...pages, [from, heights.length]];
}

/** Whether items fill the columns without one that breaks. */
function fits(heights: readonly number[], lines: number): boolean {
  let [columns, height] = [1, 0];
  for (const own of heights) {
    if (height > 0 && height + own > lines) [columns, height] = [columns + 1, 0];
    height += own;
  }
  return columns <= COLUMNS && height <= lines;
}

function heightOf(item: QuizItems[number], room: (typeof COLUMN)['small' | 'large']): number {
  const question = Math.ceil((item.question.length + 3) / room.questionLetters);
  const texts = (item.form === 'ORDER' ? item.events : item.form === 'EVIDENCE' ? item.sentences : item.options).map(
    ({ text }) => text,
  );
  const pictures = item.form === 'CHOICE' && item.options.some(({ imagePath }) => imagePath !== null);
  const options = pictures
    ? Math.ceil(texts.length / 2) * (room.pictureLines + 1)
    : texts.reduce((sum, text) => sum + Math.ceil(text.length / room.optionLetters), 0);
  // The box and the space below it.
  return question + options + 2;
}
