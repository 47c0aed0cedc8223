import { splitSentences } from '../../lib/read-aloud/splitSentences.ts';

export interface Readable {
  element: HTMLElement;
  /** One sentence: a long text in one breath is cut off by some voices. */
  text: string;
}

/** What a scope has to read out, sentence by sentence, in the order of the page. */
export function collectReadables(scope: HTMLElement): Readable[] {
  const elements = [...scope.querySelectorAll<HTMLElement>('[data-read]')];
  return elements.flatMap((element) => {
    const words = element.dataset.read || element.textContent || '';
    const sentences = splitSentences(words.replace(/\s+/gu, ' ').trim());
    return sentences.map((text) => ({ element, text: text.trim() })).filter(({ text }) => text !== '');
  });
}
