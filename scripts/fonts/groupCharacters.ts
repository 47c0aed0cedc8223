export interface CharacterGroup {
  name: string;
  /** What the file holds. No character is in two groups. */
  codePoints: readonly number[];
  /** What the style sheet asks it for: of the syllables in alphabetical order, also those that an earlier group has. */
  asked: readonly number[];
}

interface CharacterCounts {
  /** Code points that the typeface draws. */
  supported: ReadonlySet<number>;
  /** Code point → files of the product's own words in which it stands. */
  words: ReadonlyMap<number, number>;
  /** Code point → books, questions and clues in which it stands. */
  books: ReadonlyMap<number, number>;
}

/** Characters of the groups that hold the product's own words, the most common first: nearly every page needs the first. */
const WORD_GROUPS = [370, 230] as const;
/** Characters of a group that only books contain. */
const BOOK_GROUP = 300;
/** Characters of a group that none of our texts contains: names and texts of students. */
const REST_GROUP = 200;

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const isSyllable = (codePoint: number) => codePoint >= FIRST_SYLLABLE && codePoint <= LAST_SYLLABLE;
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

/**
 * Splits a typeface of 11,172 syllables so that a page fetches few files with little in them that it does not show:
 * first the texts of nearly every page, then those of the whole product, then its books, at last everything else.
 *
 * The order matters to the style sheet: of faces that claim the same character the one declared last is used.
 */
export function groupCharacters({ supported, words, books }: CharacterCounts): CharacterGroup[] {
  const taken = new Set<number>(ascii);
  const take = (counts: ReadonlyMap<number, number>) =>
    [...counts]
      .filter(([codePoint]) => supported.has(codePoint) && !taken.has(codePoint))
      .sort(([first, often], [second, oftener]) => oftener - often || first - second)
      .map(([codePoint]) => codePoint);

  const spoken = take(words);
  for (const codePoint of spoken) taken.add(codePoint);
  const [every, most] = WORD_GROUPS;
  const groups = [
    named('every-page', [...ascii, ...spoken.slice(0, every)]),
    named('most-pages', spoken.slice(every, every + most)),
    named('some-pages', spoken.slice(every + most)),
    ...inGroups(take(books), BOOK_GROUP).map((codePoints, index) => named(`books-${index + 1}`, codePoints)),
  ].filter(({ codePoints }) => codePoints.length > 0);
  const grouped = new Set(groups.flatMap(({ codePoints }) => codePoints));

  const left = [...supported].sort((first, second) => first - second);
  const rest = inGroups(left.filter(isSyllable), REST_GROUP).map((asked, index) => ({
    name: `syllables-${index + 1}`,
    codePoints: asked.filter((codePoint) => !grouped.has(codePoint)),
    asked,
  }));
  const signs = inGroups(
    left.filter((codePoint) => !isSyllable(codePoint) && !grouped.has(codePoint)),
    REST_GROUP,
  ).map((codePoints, index) => named(`signs-${index + 1}`, codePoints));
  return [...groups, ...signs, ...rest];
}

const named = (name: string, codePoints: readonly number[]): CharacterGroup => {
  const sorted = [...codePoints].sort((first, second) => first - second);
  return { name, codePoints: sorted, asked: sorted };
};

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
