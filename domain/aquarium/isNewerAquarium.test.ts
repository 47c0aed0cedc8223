import { expect, it } from 'vitest';
import { isNewerAquarium } from './isNewerAquarium.ts';

const at = (revision: number, hour: string) => ({ revision, currentDate: `2026-05-06T${hour}:00:00.000Z` });

it('goes by the changes first, and by the clock where there was none', () => {
  expect(isNewerAquarium(at(3, '09'), at(2, '10'))).toBe(true);
  expect(isNewerAquarium(at(2, '10'), at(3, '09'))).toBe(false);
  expect(isNewerAquarium(at(2, '10'), at(2, '09'))).toBe(true);
  expect(isNewerAquarium(at(2, '09'), at(2, '10'))).toBe(false);
  expect(isNewerAquarium(at(2, '09'), at(2, '09'))).toBe(false);
});
