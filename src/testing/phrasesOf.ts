/** Marks where a part ends, or of which kind one without a name is. */
const FRAME = /^(?:end\b|(?:paragraph|strong|emphasis|list|status|document)$)/;
/** Of each entry of a list, and of everything that is measured from 0 to 100. */
const COUNTED = /, level \d+, position \d+, set size \d+|, max value 100, min value 0|, current value(?= )/g;

/** What was announced of a page, without the ends of its parts and without pieces of the phrase before. */
export function phrasesOf(log: readonly string[]): string[] {
  const phrases = log.filter((phrase) => !FRAME.test(phrase));
  return phrases
    .map((phrase) => phrase.replace(COUNTED, ''))
    .filter((phrase, at) => phrase !== 'listitem' && !isPartOf(phrase, phrases.slice(0, at)));
}

/** What stands inside of something is announced again after its name, piece by piece. */
function isPartOf(phrase: string, before: readonly string[]): boolean {
  const named = before.findLast((one) => one.includes(', '));
  return (
    named
      ?.split(', ')
      .slice(1)
      .some((name) => name.includes(phrase)) ?? false
  );
}
