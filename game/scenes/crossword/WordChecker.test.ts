import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordChecker } from './WordChecker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const asked: [no: number, keys: string[]][] = [];
  const shown: string[] = [];
  const host = {
    ask: (no: number, keys: string[]) => void asked.push([no, keys]),
    show: ({ key, text, correct }: { key: string; text: string; correct: boolean }) =>
      void shown.push(`${key} ${text} ${correct ? 'right' : 'wrong'}`),
    onEnded: vi.fn(),
    onDeferred: vi.fn(),
  };
  const checker = new WordChecker(host);
  const look = (words: Record<string, string>, chosen = 'a') =>
    checker.look(new Map(Object.entries(words)), chosen, [...(words[chosen] ?? '')].at(-1) ?? '');
  look({});
  return { checker, look, asked, shown, host };
}

it('waits for a final consonant that may come, and not where none can', () => {
  const { look, asked } = open();
  look({ a: '김만더' });
  vi.advanceTimersByTime(500);
  look({ a: '김만덥' });
  vi.advanceTimersByTime(500);
  expect(asked).toEqual([]);
  look({ a: '김만덦' });
  vi.advanceTimersByTime(250);
  expect(asked).toEqual([[1, ['a']]]);
});

it('tells what is right at once, and what is wrong only when nobody writes any more', () => {
  const { checker, look, asked, shown } = open();
  look({ a: '나무' });
  vi.advanceTimersByTime(900);
  checker.receive(1, [{ key: 'a', correct: true }], []);
  expect(shown).toEqual(['a 나무 right']);
  look({ a: '나비' });
  vi.advanceTimersByTime(900);
  checker.receive(2, [{ key: 'a', correct: false }], []);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1_300);
  expect(shown).toEqual(['a 나무 right', 'a 나비 wrong']);
  expect(asked).toHaveLength(2);
});

it('never tells that a half-written word is wrong', () => {
  const { checker, look, shown } = open();
  look({ a: '김만더' });
  vi.advanceTimersByTime(900);
  checker.receive(1, [{ key: 'a', correct: false }], []);
  look({ a: '김만덕' });
  vi.advanceTimersByTime(900);
  checker.receive(2, [{ key: 'a', correct: true }], []);
  vi.runAllTimers();
  expect(shown).toEqual(['a 김만덕 right']);
});

it('takes a word as it stands once another one is chosen', () => {
  const { checker, look, asked, shown } = open();
  look({ a: '나비' });
  look({ a: '나비' }, 'b');
  expect(asked).toEqual([[1, ['a']]]);
  checker.receive(1, [{ key: 'a', correct: false }], []);
  expect(shown).toEqual(['a 나비 wrong']);
});

it('asks later where there is no connection, with what is finished by then, and says so once', () => {
  const { checker, look, asked, host } = open();
  look({ a: '나비' });
  vi.advanceTimersByTime(900);
  checker.refuse(1, false);
  look({ a: '나비', b: '바다' });
  vi.advanceTimersByTime(5_000);
  expect(asked).toHaveLength(1);
  checker.resume();
  expect(asked.at(-1)).toEqual([2, ['a', 'b']]);
  checker.refuse(2, false);
  vi.advanceTimersByTime(10_000);
  expect(asked.at(-1)).toEqual([3, ['a', 'b']]);
  expect(host.onDeferred).toHaveBeenCalledTimes(1);
});

it('asks again where no answer comes, and takes no late one', () => {
  const { checker, look, asked, shown } = open();
  look({ a: '나비' });
  vi.advanceTimersByTime(900 + 10_000 + 10_000);
  expect(asked.at(-1)).toEqual([2, ['a']]);
  checker.receive(1, [{ key: 'a', correct: true }], []);
  expect(shown).toEqual([]);
});

it('leaves words alone that were wrong too often, and says so once', () => {
  const { checker, look, asked, shown, host } = open();
  look({ a: '나비' });
  vi.advanceTimersByTime(2_500);
  checker.receive(1, [{ key: 'a', correct: false }], ['a']);
  expect([shown, host.onEnded.mock.calls]).toEqual([['a 나비 wrong'], [[['a']]]]);
  look({ a: '나무', b: '바다' });
  vi.advanceTimersByTime(2_500);
  expect(asked.at(-1)).toEqual([2, ['b']]);
  checker.refuse(2, true);
  expect(host.onEnded).toHaveBeenCalledTimes(2);
  look({ a: '나귀', b: '바람' });
  vi.runAllTimers();
  expect(asked).toHaveLength(2);
});

it('asks for each text of a word once and tells only marks of the text that stands, whatever is written meanwhile', () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('write' as const),
        at: fc.nat(2),
        text: fc.constantFrom('', '나무', '나문', '바다', '바닥'),
      }),
    },
    fc.record({ kind: fc.constant('choose' as const), at: fc.nat(2) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 50, max: 3_000 }) }),
    fc.record({ kind: fc.constant('answer' as const), fails: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const words: Record<string, string> = {};
      const isRight = (text: string) => text === '바다';
      let chosen = 'a';
      let open: { no: number; texts: Record<string, string> } | null = null;
      const checker = new WordChecker({
        ask: (no, keys) => {
          expect(open).toBeNull();
          open = { no, texts: Object.fromEntries(keys.map((key) => [key, words[key] ?? ''])) };
        },
        show: ({ key, text, correct }) => {
          expect([text, correct]).toEqual([words[key], isRight(text)]);
          if (correct) delete words[key];
        },
        onEnded: () => {},
        onDeferred: () => {},
      });
      const look = () => checker.look(new Map(Object.entries(words)), chosen, [...(words[chosen] ?? '')].at(-1) ?? '');
      const keys = ['a', 'b', 'c'];
      for (const one of steps) {
        if (one.kind === 'wait') vi.advanceTimersByTime(one.ms);
        if (one.kind === 'choose') chosen = keys[one.at] ?? 'a';
        if (one.kind === 'write') {
          const key = keys[one.at] ?? 'a';
          if (one.text === '') delete words[key];
          else words[key] = one.text;
        }
        if (one.kind === 'answer' && open) {
          const { no, texts }: { no: number; texts: Record<string, string> } = open;
          open = null;
          if (one.fails) checker.refuse(no, false);
          else
            checker.receive(
              no,
              Object.entries(texts).map(([key, text]) => ({ key, correct: isRight(text) })),
              [],
            );
        }
        // A question that has waited too long is free again.
        if (one.kind === 'wait' && one.ms > 2_900) open = null;
        look();
      }
      checker.stop();
    }),
    { numRuns: 300 },
  );
});
