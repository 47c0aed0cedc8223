import { assemble, disassemble } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTyped } from './readTyped.ts';

/** Writes key by key as an input method does: the last syllable is composed until the field is left. */
function write(word: string, free: readonly string[], leave = false): string[] {
  const keys = [...disassemble(word)];
  const caught: string[] = [];
  const left = [...free];
  let used = 0;
  const look = (text: string, open: boolean) => {
    const read = readTyped({ text, open, used }, left);
    used = read.used;
    for (const syllable of read.syllables) {
      const at = left.indexOf(syllable);
      if (at >= 0) left.splice(at, 1);
      caught.push(syllable);
    }
  };
  for (let count = 1; count <= keys.length; count += 1) look(assemble(keys.slice(0, count)), true);
  if (leave) look(word, false);
  return caught;
}

describe('readTyped', () => {
  it('catches the last syllable without another key when nothing else can come of it', () => {
    expect(write('바람', ['바', '람', '무', '지'])).toEqual(['바', '람']);
  });

  it('waits where the same keys may lead to another bubble', () => {
    expect(write('바람', ['바', '람', '라', '마'])).toEqual(['바']);
    expect(write('바람', ['바', '람', '라', '마'], true)).toEqual(['바', '람']);
    expect(write('라마', ['바', '람', '라', '마'], true)).toEqual(['라', '마']);
    expect(write('가', ['가', '강'])).toEqual([]);
  });

  it('reads what was pasted, in either form, and forgets what was deleted', () => {
    expect(readTyped({ text: '바람'.normalize('NFD'), open: false, used: 0 }, ['바'])).toEqual({
      syllables: ['바', '람'],
      used: 2,
    });
    expect(readTyped({ text: '', open: false, used: 2 }, ['바'])).toEqual({ syllables: [], used: 0 });
  });

  it('catches exactly the word, whatever floats beside it', () => {
    const syllable = fc.constantFrom(...'가각간감강나난남라람마만바반발사산상아안앙자장하한');
    fc.assert(
      fc.property(
        fc.array(syllable, { minLength: 2, maxLength: 5 }),
        fc.array(syllable, { maxLength: 6 }),
        (word, others) => {
          expect(write(word.join(''), [...word, ...others], true)).toEqual(word);
        },
      ),
    );
  });
});
