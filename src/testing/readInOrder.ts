import { virtual } from '@guidepup/virtual-screen-reader';

/** A page longer than this does not end. */
const MOST_PHRASES = 400;
/** Says where a part ends, or of which kind one without a name is. */
const FRAME = /^(?:end\b|(?:paragraph|strong|emphasis|list|status|document)$)/;
/** Of each entry of a list, and of everything that is measured from 0 to 100. */
const COUNTED = /, level \d+, position \d+, set size \d+|, max value 100, min value 0|, current value(?= )/g;

/** What a screen reader says of the page when it is read from its beginning to its end, without the ends of its parts. */
export async function readInOrder(): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    for (let count = 0; count < MOST_PHRASES; count += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    }
    const said = (await virtual.spokenPhraseLog()).filter((phrase) => !FRAME.test(phrase));
    return said
      .map((phrase) => phrase.replace(COUNTED, ''))
      .filter((phrase, at) => phrase !== 'listitem' && !isPartOf(phrase, said.slice(0, at)));
  } finally {
    await virtual.stop();
  }
}

/** What stands inside of something is said again after its name, piece by piece. */
function isPartOf(phrase: string, before: readonly string[]): boolean {
  const named = before.findLast((one) => one.includes(', '));
  return (
    named
      ?.split(', ')
      .slice(1)
      .some((name) => name.includes(phrase)) ?? false
  );
}
