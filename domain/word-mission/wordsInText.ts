/** Words of a list that a text uses, at the start of an 어절, in the order of the list. */
export function wordsInText<T extends { word: string }>(paragraphs: readonly string[], words: readonly T[]): T[] {
  const text = paragraphs.join('\n').normalize('NFC');
  return words.filter(({ word }) => {
    let at = text.indexOf(word);
    while (at >= 0) {
      if (at === 0 || !/[가-힣]/.test(text.charAt(at - 1))) return true;
      at = text.indexOf(word, at + 1);
    }
    return false;
  });
}
