import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts } from './compareTexts.ts';
import { measureChange } from './measureChange.ts';

it('shows what went and what came, word by word', () => {
  expect(compareTexts('고래가 바다로 갔다.', '고래가 마을로 천천히 갔다.')).toEqual([
    { kind: 'SAME', text: '고래가 ' },
    { kind: 'GONE', text: '바다로 ' },
    { kind: 'NEW', text: '마을로 천천히 ' },
    { kind: 'SAME', text: '갔다.' },
  ]);
  expect(compareTexts('같다', '같다')).toEqual([{ kind: 'SAME', text: '같다' }]);
  expect(compareTexts('', '새 글')).toEqual([{ kind: 'NEW', text: '새 글' }]);
});

const words = fc.array(fc.constantFrom('고래', '바다', '등대', '를', '보았다.', '\n', ' '), { maxLength: 40 });
const text = words.map((parts) => parts.join(' '));

it('holds both texts whole, whatever they are', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (earlier, later) => {
      const pieces = compareTexts(earlier, later);
      const without = (kind: string) => pieces.filter((piece) => piece.kind !== kind).map((piece) => piece.text);
      expect(without('NEW').join('')).toBe(earlier.normalize('NFC'));
      expect(without('GONE').join('')).toBe(later.normalize('NFC'));
    }),
  );
});

it('knows how much was changed, the same from both sides', () => {
  expect(measureChange('고래가 갔다', '고래가 갔다')).toEqual({ gone: 0, fresh: 0 });
  expect(measureChange('고래가 갔다', '고래가 마을로 갔다')).toEqual({ gone: 0, fresh: 4 });
  expect(measureChange('가나다라', '가마라')).toEqual({ gone: 2, fresh: 1 });
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const there = measureChange(one, other);
      expect(measureChange(other, one)).toEqual({ gone: there.fresh, fresh: there.gone });
      expect(there.gone + there.fresh === 0).toBe(one.normalize('NFC') === other.normalize('NFC'));
    }),
  );
});
