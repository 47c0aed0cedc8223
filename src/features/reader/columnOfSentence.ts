import { rangeOf } from './text/TextSpan.ts';
import type { MeasuredLayout } from './useMeasuredLayout.ts';

/** The column in which a sentence, or a word of it, begins, read from the page; null when it is not there. */
export function columnOfSentence(
  flow: HTMLElement,
  layout: MeasuredLayout,
  index: number,
  word?: { from: number; to: number },
): number | null {
  const element = word ? rangeOf(flow, { sentence: index, ...word }) : flow.querySelector(`[data-sentence="${index}"]`);
  const rect = element?.getClientRects()[0];
  return rect ? columnOfRect(flow, layout, rect) : null;
}

/** The first sentence that begins on a spread or later; the last of the book where none does. */
export function firstSentenceOfSpread(flow: HTMLElement, layout: MeasuredLayout, spread: number): number {
  let sentence = 0;
  for (const element of flow.querySelectorAll<HTMLElement>('[data-sentence]')) {
    sentence = Number(element.dataset.sentence);
    const rect = element.getClientRects()[0];
    if (rect && columnOfRect(flow, layout, rect) >= spread * layout.columnsPerSpread) break;
  }
  return sentence;
}

function columnOfRect(flow: HTMLElement, { spreadStep, columnsPerSpread }: MeasuredLayout, rect: DOMRect): number {
  const fromStart = rect.left - flow.getBoundingClientRect().left;
  // A sentence may begin anywhere in its line: the column is what lies wholly to the left of it.
  return Math.max(0, Math.floor((fromStart + 1) / (spreadStep / columnsPerSpread)));
}
