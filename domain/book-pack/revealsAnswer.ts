/** A single syllable stands in too many words to give anything away. */
const SHORTEST = 2;

/**
 * True when a text holds one of these answers. What stands in the title or the summary is known to everybody.
 *
 * @param known title and summary of the book
 */
export function revealsAnswer(text: string, answers: ReadonlySet<string>, known: string): boolean {
  const squeezed = squeeze(text);
  for (const answer of answers) {
    if ([...answer].length < SHORTEST || known.includes(answer)) continue;
    if (text.includes(answer) || (isPhrase(answer) && squeezed.includes(squeeze(answer)))) return true;
  }
  return false;
}

/** Of several words: spaces and marks may be set differently. */
const isPhrase = (text: string) => /\s/u.test(text);

const squeeze = (text: string) => text.replaceAll(/[\s.,!?…'"‘’“”]/gu, '');
