import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seoulDay } from '../../domain/time/seoulDay.ts';
import { backupName, backupsToDrop, backupTime } from './listBackups.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 4, 6, 6, 27, 0);

describe('which backups are kept', () => {
  it('names tell the instant, whole seconds', () => {
    expect(backupName(NOW, 'sqlite')).toBe('chaekbada-20260506T062700Z.sqlite.backup');
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

  it('leaves files of others alone', () => {
    expect(
      backupsToDrop(['tombstones.jsonl', 'notes.txt', 'chaekbada-20200101T000000Z.sqlite.backup.json'], NOW),
    ).toEqual([]);
  });
});
