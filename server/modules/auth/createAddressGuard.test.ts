import { describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/time/duration.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { createAddressGuard } from './createAddressGuard.ts';

const attempt = (accountId: string, address = '203.0.113.7') => ({ address, site: 'edu' as const, accountId });

describe('the guard against guesses from one address', () => {
  const fail = (guard: ReturnType<typeof createAddressGuard>, count: number, now = 0) => {
    for (let at = 0; at < count; at += 1) guard.failed(attempt(`name${at}`), now);
  };

  it('does nothing below 300 failures', () => {
    const guard = createAddressGuard();
    fail(guard, 299);
    expect(guard.admit(attempt('next'), 0)).toBe(0);
    expect(guard.isSlowed(attempt('next'), 0)).toBe(false);
  });

  it('then lets one try through every ten seconds', () => {
    const guard = createAddressGuard();
    fail(guard, 300);
    const waits = [0, 0, 9_999, 10_000, 10_001].map((now) => guard.admit(attempt('next'), now));
    expect(waits).toEqual([0, 10, 1, 0, 10]);
    expect(guard.admit(attempt('next', '203.0.113.8'), 0)).toBe(0);
  });

  it('leaves a place alone where most sign in rightly', () => {
    const guard = createAddressGuard();
    for (let at = 0; at < 301; at += 1) void guard.succeeded(attempt(`right${at}`), 0);
    fail(guard, 300);
    expect(guard.isSlowed(attempt('next'), 0)).toBe(false);
    fail(guard, 1);
    expect(guard.isSlowed(attempt('next'), 0)).toBe(true);
  });

  it('leaves alone who signed in from there before', () => {
    const guard = createAddressGuard();
    void guard.succeeded(attempt('known'), 0);
    fail(guard, 2000);
    expect(guard.admit(attempt('known'), 0)).toBe(0);
    expect(guard.admit(attempt('known'), 0)).toBe(0);
    guard.admit(attempt('other'), 0);
    expect(guard.admit(attempt('other'), 0)).toBe(10);
  });

  it('begins anew after a quarter of an hour', () => {
    const guard = createAddressGuard();
    fail(guard, 300);
    expect(guard.isSlowed(attempt('next'), 15 * MINUTE - 1)).toBe(true);
    expect(guard.isSlowed(attempt('next'), 15 * MINUTE)).toBe(false);
  });

  it('forgets what it cannot hold instead of growing', () => {
    const guard = createAddressGuard();
    fail(guard, 300);
    for (let at = 0; at < 10_000; at += 1)
      void guard.failed(attempt('name', `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`), 0);
    expect(guard.isSlowed(attempt('next'), 0)).toBe(false);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
    ['', ''],
  ])('%s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
