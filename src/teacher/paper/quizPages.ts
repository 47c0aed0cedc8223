import type { PaperContent } from '#contract/paper.ts';

export type QuizItems = Extract<PaperContent, { kind: 'QUIZ' }>['items'];

/**
 * What fits into a column of a page, in letters of 11 pt and of 14 pt: lines, letters of a line of a question, of an option
 * beside its box and of an event, and the lines of two pictures side by side. Measured on paper, rounded down.
 */
const COLUMN = {
  small: { lines: 37, question: 30, option: 24, event: 30, pictures: 4.6 },
  large: { lines: 29, question: 24, option: 18, event: 24, pictures: 3.8 },
} as const;
/** Lines of the boxes of an order, and between two items. */
const [BOXES, GAP] = [2, 0.8];
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
  const linesOf = (texts: readonly { text: string }[], letters: number) =>
    texts.reduce((sum, { text }) => sum + Math.ceil(text.length / letters), 0);
  const question = Math.ceil((item.question.length + 3) / room.question) + GAP;
  switch (item.form) {
    case 'ORDER':
      return question + linesOf(item.events, room.event) + BOXES;
    case 'EVIDENCE':
      return question + linesOf(item.sentences, room.option);
    case 'CHOICE':
      return item.options.some(({ imagePath }) => imagePath !== null)
        ? question + Math.ceil(item.options.length / 2) * room.pictures
        : question + linesOf(item.options, room.option);
  }
}
