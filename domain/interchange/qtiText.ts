import type { MarkupElement } from './MarkupElement.ts';
import { oneLine } from './plainText.ts';

const BLOCKS = /^(p|div|br|h[1-6]|blockquote|prompt|template-block|content-body)$/u;
const DRESS = /^(span|b|strong|i|em|u|small|mark|q|cite|bdi|bdo|abbr|ruby|rb)$/u;
/** Not for the one who answers, or only afterwards. */
const ASIDE = /^(rubric-block|feedback-inline|feedback-block|rp|rt|catalog-info|companion-materials-info)$/u;

export interface QtiText {
  text: string;
  /** Names of elements that a mission cannot show: pictures, tables, formulas, and what nobody knows. */
  media: string[];
  /** Whether dress or asides were left out. */
  trimmed: boolean;
}

/** The text of an element on one line, without the elements that `skip` names. */
export function qtiText(element: MarkupElement, skip: (name: string) => boolean = () => false): QtiText {
  const found: QtiText = { text: '', media: [], trimmed: false };
  collect(element, skip, found);
  return { ...found, text: oneLine(found.text) };
}

function collect({ children }: MarkupElement, skip: (name: string) => boolean, found: QtiText): void {
  for (const child of children) {
    if (typeof child === 'string') {
      found.text += child;
      continue;
    }
    const { name } = child;
    if (skip(name)) continue;
    if (ASIDE.test(name)) {
      found.trimmed = true;
      continue;
    }
    if (!BLOCKS.test(name) && !DRESS.test(name)) {
      found.media.push(name);
      continue;
    }
    if (DRESS.test(name)) found.trimmed = true;
    if (BLOCKS.test(name)) found.text += ' ';
    collect(child, skip, found);
    if (BLOCKS.test(name)) found.text += ' ';
  }
}
