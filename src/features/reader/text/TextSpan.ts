/** A part of a sentence; places are those of its first sign and behind its last. */
export interface TextSpan {
  sentence: number;
  from: number;
  to: number;
}

const word = /[\p{L}\p{N}]+/gu;

/** The words of a text, without the signs around them. */
export function wordsOf(text: string): { from: number; to: number }[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/** What lies under a span on the page; null where it is not there. */
export function rangeOf(flow: HTMLElement, { sentence, from, to }: TextSpan): Range | null {
  const node = flow.querySelector(`[data-sentence="${sentence}"]`)?.firstChild;
  if (!(node instanceof Text)) return null;
  const range = document.createRange();
  range.setStart(node, Math.min(from, node.length));
  range.setEnd(node, Math.min(to, node.length));
  return range;
}

/** CSS pixels that a finger may be above or below the letters. */
const SLOP = 10;

/** The word under a point of the window; null where there is none. */
export function wordAt(flow: HTMLElement, x: number, y: number): TextSpan | null {
  for (const dy of [0, -SLOP, SLOP]) {
    const element = sentenceElementAt(flow, x, y + dy);
    if (!element) continue;
    const sentence = Number(element.dataset.sentence);
    for (const { from, to } of wordsOf(element.textContent ?? '')) {
      const rects = [...(rangeOf(flow, { sentence, from, to })?.getClientRects() ?? [])];
      if (rects.some((rect) => holds(rect, x, y + dy))) return { sentence, from, to };
    }
  }
  return null;
}

/** The sentence under a point of the window; null where there is none. */
export function sentenceAt(flow: HTMLElement, x: number, y: number): number | null {
  for (const dy of [0, -SLOP, SLOP]) {
    const element = sentenceElementAt(flow, x, y + dy);
    if (element) return Number(element.dataset.sentence);
  }
  return null;
}

function sentenceElementAt(flow: HTMLElement, x: number, y: number): HTMLElement | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-sentence]') ?? null;
  return element && flow.contains(element) ? element : null;
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;
