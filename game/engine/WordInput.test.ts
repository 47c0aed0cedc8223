// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordInput } from './WordInput.ts';

const handlers = { onText: vi.fn(), onEraseBack: vi.fn(), onKey: vi.fn(() => true), onFocusChange: vi.fn() };
let input: WordInput;

beforeEach(() => {
  vi.clearAllMocks();
  input = new WordInput(handlers);
  document.body.append(input.element);
  input.focus();
});
afterEach(() => input.element.remove());

const compose = (type: 'compositionstart' | 'compositionend') =>
  input.element.dispatchEvent(new CompositionEvent(type));
const write = (value: string, isComposing: boolean) => {
  input.element.value = value;
  input.element.dispatchEvent(new InputEvent('input', { inputType: 'insertText', isComposing }));
};
const deleteBack = () =>
  input.element.dispatchEvent(new InputEvent('beforeinput', { inputType: 'deleteContentBackward', cancelable: true }));
const press = (key: string, init: KeyboardEventInit = {}) =>
  input.element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...init }));

it('tells the whole text while a word is composed, and once more when it is committed', () => {
  compose('compositionstart');
  write('물고', true);
  write('물고기', true);
  compose('compositionend');
  expect(handlers.onText.mock.calls).toEqual([
    ['물고', true],
    ['물고기', true],
    ['물고기', false],
  ]);
  expect(input.element.value).toBe('물고기');
});

it('tells rewrites that come without composition, as phones send them', () => {
  for (const value of ['ㅈ', '제', '젭', '제비']) write(value, false);
  expect(handlers.onText).toHaveBeenLastCalledWith('제비', false);
});

it('never sets the text while composing', () => {
  compose('compositionstart');
  write('제비다리가', true);
  input.correct('제비다리');
  expect(input.element.value).toBe('제비다리가');
  compose('compositionend');
  input.correct('제비다리');
  expect(input.element.value).toBe('제비다리');
});

it('commits into the old word before a new, empty field begins, and keeps the focus', () => {
  compose('compositionstart');
  write('물고', true);
  input.settle();
  expect(handlers.onText).toHaveBeenLastCalledWith('물고', false);
  input.begin();
  expect([input.element.value, document.activeElement]).toEqual(['', input.element]);
  handlers.onText.mockClear();
  compose('compositionend');
  expect(handlers.onText).not.toHaveBeenCalled();
});

it('leaves keys to the input method while it composes, the Enter that commits included', () => {
  press('Enter', { isComposing: true });
  press('Process', { keyCode: 229 });
  compose('compositionstart');
  compose('compositionend');
  press('Enter', { keyCode: 229 });
  expect(handlers.onKey).not.toHaveBeenCalled();
});

it('passes keys on and takes them from the browser only when they were handled', () => {
  expect(press('ArrowLeft')).toBe(false);
  handlers.onKey.mockReturnValueOnce(false);
  expect(press('a')).toBe(true);
  expect(press('c', { ctrlKey: true })).toBe(true);
  expect(handlers.onKey).toHaveBeenCalledTimes(2);
});

it('goes back over cells when there is nothing left to delete, by key and by a phone without keys', () => {
  press('Backspace');
  vi.useFakeTimers();
  deleteBack();
  vi.runAllTimers();
  expect(handlers.onEraseBack).toHaveBeenCalledTimes(2);
  write('제', false);
  expect(press('Backspace')).toBe(true);
  vi.runAllTimers();
  expect(handlers.onEraseBack).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('erases nothing when a phone deletes in an emptied field only to insert the syllable anew', () => {
  vi.useFakeTimers();
  deleteBack();
  write('고', false);
  vi.runAllTimers();
  expect(handlers.onEraseBack).not.toHaveBeenCalled();
  expect(handlers.onText).toHaveBeenLastCalledWith('고', false);
  vi.useRealTimers();
});

it('keeps the device keyboard away for a pad of our own', () => {
  input.setDeviceKeyboard(false);
  expect(input.element.inputMode).toBe('none');
  input.setDeviceKeyboard(true);
  expect(input.element.inputMode).toBe('text');
});

it('keeps its text and its focus while nothing may be written', () => {
  write('제비', false);
  input.setWritable(false);
  expect(input.element).toMatchObject({ readOnly: true, value: '제비' });
  expect(input.focused).toBe(true);
  input.setWritable(true);
  expect(input.element.readOnly).toBe(false);
});
