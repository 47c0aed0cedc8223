import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitPages } from './fitPages.ts';

const columns = { start: 0, step: 100, top: 0, height: 320 };
beforeEach(() => {
  columns.height = 320;
  document.body.replaceChildren();
});
afterEach(() => vi.restoreAllMocks());

/** A page of so many lines, each twenty pixels high where nothing is changed. It begins at the left edge. */
function pageOf(lines: number): HTMLElement {
  const page = document.createElement('section');
  page.dataset.fit = '';
  const mark = document.createElement('span');
  mark.dataset.page = '1';
  const sentence = document.createElement('span');
  sentence.dataset.sentence = '0';
  page.append(mark, sentence);
  document.body.append(page);
  const lineHeight = () =>
    20 * Number(page.style.getPropertyValue('--fit-size')) * Number(page.style.getPropertyValue('--fit-leading'));
  const read = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    element === page ? ({ lineHeight: `${lineHeight()}px` } as CSSStyleDeclaration) : read(element, pseudo),
  );
  vi.spyOn(mark, 'getClientRects').mockReturnValue([{ left: 0 }] as unknown as DOMRectList);
  vi.spyOn(sentence, 'getClientRects').mockImplementation(() => {
    const perColumn = Math.floor(columns.height / lineHeight());
    const column = Math.ceil(lines / perColumn) - 1;
    return [{ left: 100 * column + 7, bottom: (lines - column * perColumn) * lineHeight() }] as unknown as DOMRectList;
  });
  return page;
}
const fitOf = (page: HTMLElement) => [
  Number(page.style.getPropertyValue('--fit-size')),
  Number(page.style.getPropertyValue('--fit-leading')),
];

it.each([
  ['fits into its column', 16],
  ['fills a second one well', 24],
  ['is short as a whole', 2],
])('leaves a page alone that %s', (_, lines) => {
  const page = pageOf(lines);
  fitPages(document.body, columns);
  expect(fitOf(page)).toEqual([1, 1]);
});

it('takes the last two lines back onto the screen before, by the leading alone', () => {
  const page = pageOf(17);
  fitPages(document.body, columns);
  expect(fitOf(page)).toEqual([1, 0.92]);
});

it('sets a page anew each time: what was too long once may fit now', () => {
  const page = pageOf(17);
  fitPages(document.body, columns);
  columns.height = 400;
  fitPages(document.body, columns);
  expect(fitOf(page)).toEqual([1, 1]);
});

it('moves whole paragraphs where a small screen leaves no other way', () => {
  const page = pageOf(17);
  const paragraphs = [1, 2, 3].map(() => document.createElement('p'));
  page.append(...paragraphs);
  const sentence = page.querySelector('[data-sentence]') as HTMLElement;
  // Two lines in the last column however the letters are set; a break before the second paragraph brings two more.
  vi.spyOn(sentence, 'getClientRects').mockImplementation(() => {
    const moved = paragraphs[1]?.hasAttribute('data-break');
    return [{ left: 107, bottom: moved ? 120 : 40 }] as unknown as DOMRectList;
  });
  fitPages(document.body, columns);
  expect(paragraphs.map((one) => one.hasAttribute('data-break'))).toEqual([false, true, false]);
  expect(fitOf(page)).toEqual([1, 1]);
});
