import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careDayOn, careLeft, freeCareIds } from './CareDay.ts';
import { type CareItem, careForPet, type Given } from './careForPet.ts';
import { type Gauges, gaugeNames } from './Gauges.ts';

const fresh = careDayOn(null, '2026-03-02');
const low: Gauges = { satiety: 20, intimacy: 30, strength: 20 };
const bread: CareItem = { kind: 'food', effect: { satiety: 15 } };
const ball: CareItem = { kind: 'toy', effect: { intimacy: 10, strength: 2 } };
const ring: CareItem = { kind: 'training', effect: { strength: 8 } };
const castle: CareItem = { kind: 'furniture', effect: {} };

const givens = fc.oneof(
  fc.constantFrom<Given>(...freeCareIds.map((free) => ({ free }))),
  fc.constantFrom<Given>(...[bread, ball, ring, castle].map((item) => ({ item }))),
);
const cares = fc.array(fc.tuple(fc.constantFrom('feed', 'play', 'train' as const), givens), { maxLength: 60 });

describe('careForPet', () => {
  it('feeds, plays and trains with what belongs to it', () => {
    expect(careForPet(low, 'feed', { item: bread }, fresh)).toMatchObject({ gauges: { satiety: 35 } });
    expect(careForPet(low, 'play', { free: 'stroke' }, fresh)).toMatchObject({
      gauges: { intimacy: 60 },
    });
    expect(careForPet(low, 'train', { item: bread }, fresh)).toEqual({ ok: false, reason: 'WRONG_ACTION' });
    expect(careForPet(low, 'feed', { item: castle }, fresh)).toEqual({ ok: false, reason: 'WRONG_ACTION' });
    expect(careForPet(low, 'feed', { free: 'swim' }, fresh)).toEqual({ ok: false, reason: 'WRONG_ACTION' });
  });

  it('refuses what would help nothing: a full gauge, as it is shown', () => {
    const full = { satiety: 99.7, intimacy: 100, strength: 100 };
    expect(careForPet(full, 'feed', { item: bread }, fresh)).toEqual({ ok: false, reason: 'FULL' });
    expect(careForPet({ ...full, strength: 50 }, 'play', { item: ball }, fresh)).toMatchObject({ ok: true });
  });

  it('keeps to the daily limits, and starts anew the next day, in any order of care', () => {
    fc.assert(
      fc.property(cares, (path) => {
        let today = fresh;
        const done = { feed: 0, play: 0, train: 0 };
        const free = new Set<string>();
        for (const [action, given] of path) {
          const result = careForPet(low, action, given, today);
          if (!result.ok) continue;
          today = result.today;
          if ('item' in given) done[action] += 1;
          else {
            expect(free.has(given.free)).toBe(false);
            free.add(given.free);
          }
        }
        expect([done.feed <= 5, done.play <= 3, done.train <= 3]).toEqual([true, true, true]);
        const left = careLeft(today);
        expect([left.feedsLeft, left.playsLeft, left.trainsLeft]).toEqual([
          5 - done.feed,
          3 - done.play,
          3 - done.train,
        ]);
        expect(left.freeLeft).toHaveLength(3 - free.size);
        expect(careDayOn(today, '2026-03-03').counts).toEqual({ feed: 0, play: 0, train: 0 });
        expect(careDayOn(today, '2026-03-02')).toBe(today);
      }),
    );
  });

  it('only ever raises gauges, to 100 at most', () => {
    const value = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.record({ satiety: value, intimacy: value, strength: value }), cares, (start, path) => {
        for (const [action, given] of path) {
          const result = careForPet(start, action, given, fresh);
          if (!result.ok) continue;
          for (const name of gaugeNames) {
            expect(result.gauges[name]).toBeGreaterThanOrEqual(start[name]);
            expect(result.gauges[name]).toBeLessThanOrEqual(100);
          }
        }
      }),
    );
  });
});
