import { expect, it } from 'vitest';
import { keepDigits } from './keepDigits.ts';

function typed(value: string, caret: number): HTMLInputElement {
  const field = document.createElement('input');
  field.value = value;
  field.setSelectionRange(caret, caret);
  return field;
}
const state = ({ value, selectionStart }: HTMLInputElement) => [value, selectionStart];

it('leaves digits alone', () => {
  const field = typed('2015', 2);
  expect(keepDigits(field, 8)).toBe('2015');
  expect(state(field)).toEqual(['2015', 2]);
});

it('takes out what is no digit, and keeps the caret where it stood', () => {
  const field = typed('20ㅂ15', 3);
  expect(keepDigits(field, 8)).toBe('2015');
  expect(state(field)).toEqual(['2015', 2]);
});

it('takes away what is too long', () => {
  const field = typed('2015-03-022', 11);
  expect(keepDigits(field, 8)).toBe('20150302');
  expect(state(field)).toEqual(['20150302', 8]);
});
