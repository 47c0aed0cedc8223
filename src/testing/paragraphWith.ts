/** Finds a paragraph by all its words, also where parts of them are elements of their own. */
export const paragraphWith = (words: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === words;
