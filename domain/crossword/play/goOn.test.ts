import { assemble, disassemble } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayAction } from './crosswordPlay.ts';
import { chosenEntry, isLocked, wordText } from './PlayState.ts';
import { startPlay } from './startPlay.ts';
import { BLANK, play, smallSheet, spot, text, typed } from './testing/smallSheet.ts';

const right = (key: string, text: string, goesOn = true): PlayAction => ({
  type: 'marked',
  marks: [{ key, correct: true, text }],
  goesOn,
});

describe('going on to the next word', () => {
  it('chooses the next open word when the chosen one was closed, and stays where another one was', () => {
    const half = startPlay(smallSheet, { answers: { '1-across': '제비다·' }, locked: {} });
    const full = play(half, { type: 'entry-chosen', key: '1-across' }, typed('리'));
    expect(spot(play(full, right('1-across', '제비다리')))).toEqual([2, 2, '4-across']);
    expect(play(full, right('1-across', '제비다리', false)).entry).toBe('1-across');
    const other = play(full, { type: 'entry-chosen', key: '2-down' });
    expect(play(other, right('1-across', '제비다리')).entry).toBe('2-down');
  });

  it('leads to what is wrong when everything is full, and stays when everything is right', () => {
    const answers = { '1-across': '제비다리', '2-down': '다람쥐', '4-across': '쥐구이' };
    const full = play(startPlay(smallSheet, { answers, locked: {} }), { type: 'entry-chosen', key: '2-down' });
    const first = play(full, right('1-across', '제비다리'), right('2-down', '다람쥐'));
    expect(first.entry).toBe('4-across');
    const done = play(first, typed('구멍'), right('4-across', '쥐구멍'));
    expect(done.entry).toBe('4-across');
  });

  it('keeps the text of the field, and writes what follows into the next word', () => {
    const written = play(startPlay(smallSheet, BLANK), typed('제비다리', true));
    const next = play(written, right('1-across', '제비다리'));
    const { session } = written.field;
    expect([next.field.session, next.field.value, next.entry]).toEqual([session, '제비다리', '4-across']);
    // The input method joins the next consonant to the last syllable until a vowel follows.
    const joined = play(next, typed('제비다맂', true));
    expect([text(joined, '1-across'), joined.cells.slice(12, 15)]).toEqual(['제비다리', ['ㅈ', '', '']]);
    const more = play(joined, typed('제비다리쥐', true), typed('제비다리쥐구멍', true));
    expect(text(more, '4-across')).toBe('쥐구멍');
    const long = play(more, typed('제비다리쥐구멍이'));
    expect([text(long, '4-across'), long.field.value]).toEqual(['쥐구멍', '제비다리쥐구멍']);
    // Typed before the marks were there.
    expect(text(play(written, typed('제비다리쥐', true), right('1-across', '제비다리')), '4-across')).toBe('쥐··');
  });

  it('writes anew from where the text was erased into the word before', () => {
    const next = play(startPlay(smallSheet, BLANK), typed('제비다리', true), right('1-across', '제비다리'));
    const erased = play(next, typed('제비다ㄹ', true), typed('제비다'), typed('제비'));
    expect(text(erased, '1-across')).toBe('제비다리');
    expect(text(play(erased, typed('제비쥐구멍')), '4-across')).toBe('쥐구멍');
  });
});

it('writes words in a row key by key, whenever the marks of the word before arrive', () => {
  const words: Record<string, string> = { '1-across': '제비다리', '4-across': '쥐구멍', '2-down': '다람쥐' };
  const keys = [...disassemble('제비다리쥐구멍람')];
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: keys.length, maxLength: keys.length }), (delays) => {
      let state = startPlay(smallSheet, BLANK);
      let value = '';
      /** Marks on their way, and after how many keys they arrive. */
      let coming: { key: string; keys: number } | null = null;
      const ask = (keys: number) => {
        const entry = chosenEntry(smallSheet, state);
        if (!coming && !isLocked(state, entry) && wordText(state, entry) === words[entry.key])
          coming = { key: entry.key, keys };
      };
      const arrive = () => {
        if (coming) state = play(state, right(coming.key, words[coming.key] ?? ''));
        coming = null;
      };
      for (const [at, jamo] of keys.entries()) {
        value = assemble([value, jamo]);
        state = play(state, typed(value, true));
        expect(state.field.value).toBe(value);
        ask(delays[at] ?? 0);
        if (coming && (coming as { keys: number }).keys-- === 0) arrive();
      }
      for (let more = 0; more < 2; more += 1) {
        arrive();
        ask(0);
      }
      arrive();
      for (const [key, word] of Object.entries(words)) expect(text(state, key)).toBe(word);
      expect(smallSheet.entries.every((entry) => isLocked(state, entry))).toBe(true);
    }),
  );
});
