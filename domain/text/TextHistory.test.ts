import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redoText, startHistory, type TextHistory, undoText, writeText } from './TextHistory.ts';

const write = (history: TextHistory, text: string, now: number) =>
  writeText(history, { text, caret: text.length }, now);

describe('the history of a text', () => {
  it('takes quick strokes back together, and a pause or a paste apart', () => {
    let history = startHistory('');
    history = write(history, '고', 0);
    history = write(history, '고래', 300);
    history = write(history, '고래가', 5_000);
    history = write(history, '고래가 헤엄쳐 마을로 갔다', 5_100);
    history = write(history, '고래가 헤엄쳐 마을로 갔다.', 5_200);
    const texts: string[] = [];
    for (let step = undoText(history); step; step = undoText(step)) texts.push(step.present.text);
    expect(texts).toEqual(['고래가 헤엄쳐 마을로 갔다', '고래가', '고래', '']);
  });

  it('has nothing to do again once something new is written', () => {
    const undone = undoText(write(startHistory('하나'), '하나 둘 셋 넷', 0)) as TextHistory;
    expect(redoText(undone)?.present.text).toBe('하나 둘 셋 넷');
    expect(redoText(write(undone, '하나!', 10))).toBeNull();
  });

  it('brings back every text it passed, whatever is done in which order', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('write' as const), text: fc.string(), after: fc.integer({ min: 0, max: 2_000 }) }),
      fc.constant({ kind: 'undo' as const }),
      fc.constant({ kind: 'redo' as const }),
    );
    fc.assert(
      fc.property(fc.string(), fc.array(step, { maxLength: 60 }), (start, steps) => {
        let history = startHistory(start);
        let now = 0;
        for (const one of steps) {
          if (one.kind === 'write') {
            now += one.after;
            history = write(history, one.text, now);
            expect(history.present.text).toBe(one.text);
            continue;
          }
          const moved = one.kind === 'undo' ? undoText(history) : redoText(history);
          if (!moved) continue;
          const back = one.kind === 'undo' ? redoText(moved) : undoText(moved);
          expect(back?.present).toEqual(history.present);
          expect(back?.past).toEqual(history.past);
          expect(back?.future).toEqual(history.future);
          history = moved;
        }
        let first = history;
        for (let back = undoText(first); back; back = undoText(back)) first = back;
        expect(first.present.text).toBe(start);
      }),
    );
  });
});
