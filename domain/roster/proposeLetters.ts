import { romanize } from 'es-hangul';

const [SHORTEST, LONGEST] = [2, 8];
/** Where a name gives no letters. */
const DEFAULT = 'bada';

/** Letters for the ids of an institution, from its name: `물결초등학교` gives `mulgyeol`. */
export function proposeLetters(institutionName: string): string {
  const words = institutionName
    .normalize('NFC')
    .replace(/(?:초등|중|고등)?학교|학원|교육원|논술|독서/gu, ' ')
    .replace(/초$/u, ' ')
    .split(/[^가-힣a-zA-Z]+/u)
    .filter((word) => word !== '');
  for (const word of words) {
    let letters = '';
    for (const syllable of word) {
      const next = letters + romanize(syllable).toLowerCase();
      if (next.length > LONGEST || !/^[a-z]*$/u.test(next)) break;
      letters = next;
    }
    if (letters.length >= SHORTEST) return letters;
  }
  return DEFAULT;
}
