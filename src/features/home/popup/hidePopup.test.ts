import { expect, it } from 'vitest';
import { HOUR } from '#domain/time/duration.ts';
import { hidePopup, isHidden } from './hidePopup.ts';

/** 2026-05-06 15:00 in Seoul. */
const NOW = Date.UTC(2026, 4, 6, 6);

it('rests for the day: until midnight in Seoul, not for 24 hours', () => {
  const hidden = hidePopup({}, 3, 'TODAY', NOW);
  expect(isHidden(hidden, 3, NOW + 9 * HOUR - 1)).toBe(true);
  expect(isHidden(hidden, 3, NOW + 9 * HOUR)).toBe(false);
  expect(isHidden(hidden, 4, NOW)).toBe(false);
});

it('rests for seven days', () => {
  const hidden = hidePopup({}, 3, 'WEEK', NOW);
  expect(isHidden(hidden, 3, NOW + 7 * 24 * HOUR - 1)).toBe(true);
  expect(isHidden(hidden, 3, NOW + 7 * 24 * HOUR)).toBe(false);
});

it('keeps the others that still rest and forgets those that do not', () => {
  const hidden = hidePopup({ 1: NOW - 1, 2: NOW + HOUR }, 3, 'TODAY', NOW);
  expect(Object.keys(hidden)).toEqual(['2', '3']);
});
