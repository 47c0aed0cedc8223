const MEN = /^(?:남|남자|남성|남학생|남아|남자아이|m|male|men|man|boy|b|1|3|♂)$/iu;
const WOMEN = /^(?:여|여자|여성|여학생|여아|여자아이|f|w|female|women|woman|girl|g|2|4|♀)$/iu;

/** @returns null for an empty cell, undefined for something else than a gender */
export function readGender(given: string): 'MEN' | 'WOMEN' | null | undefined {
  const text = given
    .slice(0, 20)
    .normalize('NFKC')
    .replaceAll(/\ufe0f|[\s.()]/gu, '');
  if (text === '' || text === '-') return null;
  if (MEN.test(text)) return 'MEN';
  return WOMEN.test(text) ? 'WOMEN' : undefined;
}
