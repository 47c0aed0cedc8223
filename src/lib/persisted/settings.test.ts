import { beforeEach, expect, it } from 'vitest';
import { createReaderSettings, defaultReaderSettings } from './settings.ts';

const KEY = 'chaekbada.reader-settings';
const chosen = { fontStep: 3, lineStep: 2, theme: 'night', speechRate: 0.75 } as const;

beforeEach(() => localStorage.clear());

it('keeps what was chosen', () => {
  createReaderSettings(localStorage).write(chosen);
  expect(createReaderSettings(localStorage).read()).toEqual(chosen);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['an older version', JSON.stringify({ version: 0, value: chosen })],
  ['a value out of range', JSON.stringify({ version: 1, value: { ...chosen, fontStep: 4 } })],
  ['an unknown theme', JSON.stringify({ version: 1, value: { ...chosen, theme: 'pink' } })],
])('falls back to the defaults on %s', (_, text) => {
  if (text !== null) localStorage.setItem(KEY, text);
  expect(createReaderSettings(localStorage).read()).toEqual(defaultReaderSettings);
});
