import { expect, it } from 'vitest';
import { POST_TIMEOUT_MS } from './createApiClient.ts';
import { createIdempotencyKeys, KEY_KEPT_MS } from './createIdempotencyKeys.ts';

function keysAt() {
  let made = 0;
  const clock = { now: 1_000 };
  const keys = createIdempotencyKeys(
    () => `key ${++made}`,
    () => clock.now,
  );
  return { keys, clock };
}

it('gives an effect the same key until its outcome is known', () => {
  const { keys } = keysAt();
  expect([keys.keyFor('buy bread'), keys.keyFor('buy bread'), keys.keyFor('buy kelp')]).toEqual([
    'key 1',
    'key 1',
    'key 2',
  ]);
  keys.settle('buy bread');
  expect([keys.keyFor('buy bread'), keys.keyFor('buy kelp')]).toEqual(['key 3', 'key 2']);
  keys.settleAll('buy ');
  expect([keys.keyFor('buy bread'), keys.keyFor('buy kelp')]).toEqual(['key 4', 'key 5']);
});

it('takes the same wish for a new one only when no try of the first can be on its way any more', () => {
  const { keys, clock } = keysAt();
  expect(keys.keyFor('buy bread')).toBe('key 1');
  // Each try may be on its way for as long as a request may.
  for (let tries = 0; tries < 5; tries += 1) {
    clock.now += POST_TIMEOUT_MS + 60_000;
    expect(keys.keyFor('buy bread')).toBe('key 1');
  }
  clock.now += KEY_KEPT_MS;
  expect(keys.keyFor('buy bread')).toBe('key 2');
});
