/** Spellings by initial, vowel and final: the usual ones, the revised romanisation first; after the slash the rare ones. */
const INITIALS = 'g k|kk / gg|n|d / t|tt / dd|r l|m|b / p|pp / bb|s / sh|ss||j / ch z|jj|ch|k|t|p|h';
const VOWELS =
  'a / ah|ae / e ai ea|ya|yae|eo u / uh o|e / eh|yeo yu you / yo ye|ye / yeh e|o / oh|wa|wae|oe / oi oy|yo|u oo / woo wu|' +
  'wo / weo|we|wi / we ui|yu yoo / you|eu / u|ui ee / i eui|i / ee yi ie';
const FINALS = '|k / g c|k|k|n|n|n|t|l / r|k|m|l|l|l|p|l|m|p / b|p|t|t|ng|t|t|k|t|p|t';

interface Spellings {
  usual: string[];
  all: string[];
}

const parse = (table: string): Spellings[] =>
  table.split('|').map((cell) => {
    const [usual = [], rare = []] = cell.split(' / ').map((part) => part.split(' '));
    return { usual, all: [...usual, ...rare] };
  });
const [initialSpellings, vowelSpellings, finalSpellings] = [parse(INITIALS), parse(VOWELS), parse(FINALS)];
/** Spellings of family names that follow no table. */
const OWN_WAYS: Readonly<Record<string, readonly string[]>> = {
  이: ['lee', 'rhee', 'ri', 'li', 'yi'],
  임: ['lim', 'rim'],
  박: ['park', 'bark'],
  유: ['ryu', 'ryoo'],
  류: ['yoo', 'yu', 'you'],
  노: ['roh', 'ro'],
  나: ['ra'],
  최: ['choy'],
  허: ['hur'],
  서: ['seoh'],
  백: ['paik', 'paek'],
  곽: ['kwark'],
};

/** The same for syllables of many given names. */
const USUAL_WAYS: Readonly<Record<string, readonly string[]>> = {
  우: ['woo'],
  영: ['young'],
  연: ['youn'],
  수: ['soo'],
};

const FIRST = 0xac00;
const LAST = 0xd7a3;

/**
 * How one Korean syllable is written in Latin letters, the revised romanisation first.
 *
 * @param range rare spellings are for names that somebody really has: among all words they read like chance
 * @returns nothing for anything but a whole syllable
 */
export function latinSpellings(syllable: string, range: keyof Spellings): string[] {
  const code = syllable.charCodeAt(0);
  if (code < FIRST || code > LAST) return [];
  const at = code - FIRST;
  const initials = initialSpellings[Math.floor(at / 588)]?.[range] ?? [];
  const vowels = vowelSpellings[Math.floor((at % 588) / 28)]?.[range] ?? [];
  const finals = finalSpellings[at % 28]?.[range] ?? [];
  const regular = initials.flatMap((initial) =>
    vowels.flatMap((vowel) => finals.map((final) => initial + vowel + final)),
  );
  const irregular = range === 'usual' ? USUAL_WAYS : OWN_WAYS;
  return [...new Set([...regular, ...(irregular[syllable] ?? [])])];
}

/** A word by the revised romanisation, syllable by syllable as people type it: 물고기 is `mulgogi`, 한글 is `hangeul`. */
export function romanised(word: string): string {
  const latin = [...word].map((syllable) => latinSpellings(syllable, 'usual')[0] ?? syllable).join('');
  return latin.replaceAll('lr', 'll');
}
