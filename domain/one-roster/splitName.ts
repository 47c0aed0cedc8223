/** Family names of two syllables; every other one in Hangul has one. */
const TWO_SYLLABLES: readonly string[] = [
  '남궁',
  '황보',
  '제갈',
  '선우',
  '사공',
  '서문',
  '독고',
  '동방',
  '어금',
  '망절',
];
/** Fills a name that the format asks for and somebody has not. */
const NONE = '-';

export interface NameParts {
  familyName: string;
  givenName: string;
  middleName?: string;
}

/** A name in the two parts that the format asks for; `joinName` gives the same name back. */
export function splitName(name: string): NameParts {
  const at = TWO_SYLLABLES.some((family) => name.startsWith(family) && name.length > 2) ? 2 : 1;
  const space = name.lastIndexOf(' ');
  const parts =
    space === -1
      ? { familyName: name.slice(0, at), givenName: name.slice(at) }
      : { familyName: name.slice(space + 1), givenName: name.slice(0, space) };
  return parts.givenName !== '' && joinName(parts) === name ? parts : { familyName: NONE, givenName: name };
}

/** A name as it is called: `김` and `하늘` make `김하늘`, `Kim` and `Anna` make `Anna Kim`. */
export function joinName({ familyName, givenName, middleName = '' }: NameParts): string {
  const parts = [givenName, middleName, familyName]
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== NONE);
  const isHangul = parts.length > 0 && parts.every((part) => /^[가-힣]+$/u.test(part));
  if (isHangul && familyName.trim() !== NONE) return `${familyName.trim()}${givenName.trim()}${middleName.trim()}`;
  return parts.join(' ');
}
