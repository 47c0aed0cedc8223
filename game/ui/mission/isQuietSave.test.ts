import { expect, it } from 'vitest';
import { isQuietSave } from './isQuietSave.ts';

it('speaks up only while the server has not got everything and the device keeps it', () => {
  const states = ['saving', 'saved', 'offline', 'waiting', 'unkept'] as const;
  expect(states.filter((state) => !isQuietSave(state))).toEqual(['offline', 'waiting', 'unkept']);
});
