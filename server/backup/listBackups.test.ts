import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { backupName, backupsToDrop, backupTime, laterBackups } from './listBackups.ts';

const NOW = Date.UTC(2026, 4, 6, 6, 27, 0);

describe('which backups are kept', () => {
  it('names tell the instant, whole seconds', () => {
    expect(backupName(NOW, 'sqlite')).toBe('chaekbada-20260506T062700Z.sqlite.tar.gz.age');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (seconds) => {
        expect(backupTime(backupName(seconds * 1000, 'postgres'))).toBe(seconds * 1000);
      }),
    );
    expect(backupTime('tombstones.jsonl')).toBeNull();
  });

  it('all of two days, the last of each day for 35 days, and none that is older', () => {
    const hourly = Array.from({ length: 60 * 24 }, (_, hours) => backupName(NOW - hours * HOUR, 'sqlite'));
    const dropped = new Set(backupsToDrop(hourly, NOW));
    const kept = hourly.filter((name) => !dropped.has(name)).map((name) => NOW - (backupTime(name) ?? 0));
    expect(kept.filter((age) => age <= 2 * DAY)).toHaveLength(49);
    expect(kept.filter((age) => age > 2 * DAY)).toHaveLength(33);
    expect(Math.max(...kept)).toBeLessThanOrEqual(35 * DAY);
  });

  it('never the newest is dropped, and every day of the last 35 that had one still has one', () => {
    const ages = fc.array(fc.integer({ min: 0, max: 80 * 24 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(ages, (hours) => {
        const names = hours.map((age) => backupName(NOW - age * HOUR, 'postgres'));
        const dropped = new Set(backupsToDrop(names, NOW));
        const left = names.filter((name) => !dropped.has(name));
        expect(left).toContain(names.toSorted().at(-1));
        const days = (list: string[]) => new Set(list.map((name) => seoulDay(backupTime(name) ?? 0)));
        const recent = names.filter((name) => NOW - (backupTime(name) ?? 0) <= 34 * DAY);
        expect([...days(left)]).toEqual(expect.arrayContaining([...days(recent)]));
      }),
    );
  });

  describe('by a clock that was wrong', () => {
    const hourly = (from: number, count: number) =>
      Array.from({ length: count }, (_, hours) => backupName(from + hours * HOUR, 'sqlite'));
    const good = hourly(NOW - 20 * DAY, 20 * 24 + 1);

    it('none goes that would not have gone before the clock ran ahead, for two days', () => {
      const before = backupsToDrop(good, NOW);
      const ahead = NOW + 365 * DAY;
      for (const hours of [1, 2, 47]) {
        expect(backupsToDrop([...good, ...hourly(ahead, hours)], ahead + (hours - 1) * HOUR)).toEqual(before);
      }
      // By then it was no mistake: the product was away.
      const after = new Set(backupsToDrop([...good, ...hourly(ahead, 49)], ahead + 48 * HOUR));
      expect(good.filter((name) => !after.has(name))).toEqual([]);
    });

    it('those that are later than now stay, and take nobody the place of the newest', () => {
      const later = hourly(NOW + 365 * DAY, 30);
      expect(backupsToDrop([...good, ...later], NOW)).toEqual(backupsToDrop(good, NOW));
      expect(laterBackups([...good, ...later], NOW)).toEqual(later);
      // Clocks of several machines may differ a little.
      expect(laterBackups([backupName(NOW + 60_000, 'sqlite')], NOW)).toEqual([]);
    });

    it('a clock that was set back drops nothing that is newer', () => {
      const dropped = backupsToDrop(good, NOW - 10 * DAY);
      expect(dropped.filter((name) => (backupTime(name) ?? 0) > NOW - 12 * DAY)).toEqual([]);
    });

    it('backups that are made by hand each quarter still go', () => {
      const names = [270, 180, 90, 0].map((days) => backupName(NOW - days * DAY, 'sqlite'));
      expect(backupsToDrop(names, NOW)).toEqual(names.slice(0, 2));
    });
  });

  it('leaves files of others alone', () => {
    expect(
      backupsToDrop(['tombstones.jsonl', 'notes.txt', 'chaekbada-20200101T000000Z.sqlite.backup.json'], NOW),
    ).toEqual([]);
  });
});
