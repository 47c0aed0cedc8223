import { expect, it } from 'vitest';
import { maskAddress } from './maskAddress.ts';

it.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::7', '2001:db8:*'],
  ['::1', ':*'],
  ['', ''],
  ['unknown', ''],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
