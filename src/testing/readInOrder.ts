import { virtual } from '@guidepup/virtual-screen-reader';
import { phrasesOf } from './phrasesOf.ts';

/** A page longer than this does not end. */
const MOST_PHRASES = 400;

/**
 * What a screen reader announces of the page when it is read from its beginning to its end, without the ends of its
 * parts.
 */
export async function readInOrder(): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    for (let count = 0; count < MOST_PHRASES; count += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    }
    return phrasesOf(await virtual.spokenPhraseLog());
  } finally {
    await virtual.stop();
  }
}
