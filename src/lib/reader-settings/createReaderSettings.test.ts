import { beforeEach, expect, it } from 'vitest';
import { defaultReaderSettings } from '#domain/book/ReaderSettings.ts';
import { createReaderSettings } from './createReaderSettings.ts';

const chosen = { ...defaultReaderSettings, fontStep: 3, lineStep: 2, theme: 'night', ruler: true } as const;

beforeEach(() => localStorage.clear());

it('keeps what each student chose apart on one tablet', () => {
  createReaderSettings(localStorage, 7).choose(chosen);
  expect(createReaderSettings(localStorage, 7).read()).toEqual(chosen);
  expect(createReaderSettings(localStorage, 8).read()).toEqual(defaultReaderSettings);
});

it('takes what the server has, unless something newer waits here', () => {
  const kept = createReaderSettings(localStorage, 7);
  kept.receive(chosen);
  expect(kept.read()).toEqual(chosen);
  const here = { ...chosen, fontStep: 0 };
  kept.choose(here);
  kept.receive(chosen);
  expect(kept.read()).toEqual(here);
  expect(kept.unsent()).toEqual(here);
});

it('goes on waiting with a choice that was made while another one was sent', () => {
  const kept = createReaderSettings(localStorage, 7);
  kept.choose(chosen);
  kept.choose({ ...chosen, fontStep: 2 });
  kept.sent(chosen);
  expect(kept.unsent()).toEqual({ ...chosen, fontStep: 2 });
  kept.sent({ ...chosen, fontStep: 2 });
  expect(kept.unsent()).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['an older version', JSON.stringify({ version: 0, value: { settings: chosen, unsent: false } })],
  [
    'a value out of range',
    JSON.stringify({ version: 1, value: { settings: { ...chosen, fontStep: 4 }, unsent: false } }),
  ],
  [
    'an unknown paper',
    JSON.stringify({ version: 1, value: { settings: { ...chosen, theme: 'pink' }, unsent: false } }),
  ],
])('falls back to the defaults on %s', (_, text) => {
  localStorage.setItem('chaekbada.reader-settings.7', text);
  expect(createReaderSettings(localStorage, 7).read()).toEqual(defaultReaderSettings);
});
