import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestEdits } from './fewestEdits.ts';
import { countBits, ENDS_SYLLABLE, STARTS_WORD, STROKE, strokeBits, strokesOf } from './strokesOf.ts';

const alone = (word: string) => Uint8Array.from(strokesOf([word]), (stroke) => stroke & STROKE);

function edits(sought: string, words: readonly string[], most: number): number {
  const text = Uint8Array.from(strokesOf(words));
  const strokes = alone(sought);
  return fewestEdits(strokes, { text, from: 0, to: text.length }, new Uint8Array(strokes.length + 1), most);
}

/** The same by trying every piece from the beginning of a word to the end of a syllable. */
function triedOut(sought: string, words: readonly string[], most: number): number {
  const text = strokesOf(words);
  let best = most + 1;
  for (let from = 0; from < text.length; from += 1) {
    if (((text[from] as number) & STARTS_WORD) === 0) continue;
    for (let to = from; to < text.length; to += 1) {
      if (((text[to] as number) & ENDS_SYLLABLE) === 0) continue;
      const piece = text.slice(from, to + 1).map((stroke) => stroke & STROKE);
      best = Math.min(best, distance([...alone(sought)], piece));
    }
  }
  return best;
}

function distance(one: readonly number[], other: readonly number[]): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row, ...Array<number>(other.length).fill(0)]);
  for (let column = 1; column <= other.length; column += 1) (rows[0] as number[])[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number) => (rows[row - up] as number[])[column - left] as number;
      const change = at(1, 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      (rows[row] as number[])[column] = Math.min(change, at(1, 0) + 1, at(0, 1) + 1);
    }
  }
  return (rows.at(-1) as number[]).at(-1) as number;
}

it.each([
  ['흥부', ['흥부와'], 0],
  ['흥뷰', ['흥부와'], 1],
  ['거부기', ['거북이'], 1],
  ['조은', ['좋은'], 1],
  ['부와', ['흥부와'], 3],
  ['팟쥐', ['콩쥐', '팥쥐'], 1],
  ['빨강머리', ['빨간', '머리'], 1],
  ['흥보', ['놀부'], 3],
])('%s in %s takes %i', (sought, words, expected) => {
  expect(edits(sought, words, 2)).toBe(expected);
});

it('is what trying out every piece says', () => {
  const syllables = fc.constantFrom(...'가각나낙다닥마아악이의위');
  const word = fc.array(syllables, { minLength: 1, maxLength: 5 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 3 }), fc.integer({ min: 1, max: 3 }), (sought, words, most) => {
      expect(edits(sought, words, most)).toBe(Math.min(triedOut(sought, words, most), most + 1));
    }),
    { numRuns: 500 },
  );
});

it('lets no book be passed over by its strokes that a few slips would find', () => {
  const word = fc.array(fc.constantFrom(...'가각나낙다닥마아악이의위'), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [sought, text] = [strokesOf([one.join('')]), strokesOf([other.join('')])];
      const missing = countBits(strokeBits(sought) & ~strokeBits(text));
      expect(edits(one.join(''), [other.join('')], 9)).toBeGreaterThanOrEqual(Math.min(missing, 10));
    }),
  );
});
