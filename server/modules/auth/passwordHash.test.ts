import { expect, it } from 'vitest';
import { passwordHash } from './passwordHash.ts';

const COST = '$argon2id$v=19$m=19456,t=2,p=1$';

it('costs 19 MiB and two passes, salted, and opens for the password alone', async () => {
  const [one, other] = await Promise.all([passwordHash.create('wave+less42'), passwordHash.create('wave+less42')]);
  expect(one.slice(0, COST.length)).toBe(COST);
  expect(other).not.toBe(one);
  expect(await passwordHash.matches(one, 'wave+less42')).toBe(true);
  expect(await passwordHash.matches(one, 'wave+less4')).toBe(false);
  expect(await passwordHash.matches(one, ' wave+less42')).toBe(false);
});

it('is outdated when it was made at another cost', async () => {
  expect(await passwordHash.isOutdated(await passwordHash.create('wave+less42'))).toBe(false);
  expect(await passwordHash.isOutdated('$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
});

it('opens nothing for a name that nobody has, nor for what cannot be read', async () => {
  expect(await passwordHash.matches(null, 'wave+less42')).toBe(false);
  expect(await passwordHash.matches('not a hash', 'wave+less42')).toBe(false);
});
