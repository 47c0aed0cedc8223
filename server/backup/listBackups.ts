import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { traceTuning } from '#domain/account/tuning.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Engine } from '../db/Engine.ts';

/** All of them for so long, one a day after that, none after the last. */
const KEEP_ALL = 2 * DAY;
const KEEP_DAILY = traceTuning.keptInBackups;
/** How far the clocks of those who make backups and those who look for them may differ. */
const CLOCKS_DIFFER = 5 * MINUTE;

/** Ends with `.backup` where it was written before decision 0125. */
const NAME = /^chaekbada-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|postgres)\.(?:tar\.gz\.age|backup)$/;

/** Name of a backup made at an instant, such as `chaekbada-20260506T060000Z.sqlite.tar.gz.age`. */
export function backupName(at: number, engine: Engine): string {
  return `chaekbada-${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.${engine}.tar.gz.age`;
}

/** When a backup of this name was made, milliseconds UTC; null for any other file. */
export function backupTime(name: string): number | null {
  const found = NAME.exec(basename(name));
  if (found === null) return null;
  const [year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Names of the backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => backupTime(name) !== null).sort();
}

/** Those that are not made yet by their names: a clock ran ahead when they were, or is behind now. */
export function laterBackups(names: readonly string[], now: number): string[] {
  return names.filter((name) => (backupTime(name) ?? 0) > now + CLOCKS_DIFFER);
}

/**
 * Which backups need not be kept any more: of days that are over the last one stays for 35 days. The newest stays in any
 * case: it may be all there is. One that is later than now stays, and counts for nothing.
 *
 * @param names in any order
 */
export function backupsToDrop(names: readonly string[], now: number): string[] {
  const times = new Map(names.toSorted().flatMap((name) => pairOf(name, now)));
  const newest = [...times.keys()].at(-1);
  const from = countedFrom([...times.values()], now);
  const lastOfDay = new Map([...times].map(([name, at]) => [seoulDay(at), name]));
  return [...times].flatMap(([name, at]) => {
    if (name === newest || from - at <= KEEP_ALL) return [];
    return from - at > KEEP_DAILY || lastOfDay.get(seoulDay(at)) !== name ? [name] : [];
  });
}

function pairOf(name: string, now: number): [string, number][] {
  const at = backupTime(name);
  return at === null || at > now ? [] : [[name, at]];
}

/**
 * Instant that ages are counted from. After a hole of 35 days every backup before it would go at once, which is right
 * when the product was away and a disaster when its clock ran ahead. So ages count from the last one before the hole
 * until backups have been made for two days after it.
 *
 * @param times the earliest first, none later than now
 */
function countedFrom(times: readonly number[], now: number): number {
  let later = now;
  for (const at of times.toReversed()) {
    if (now - later >= KEEP_ALL) break;
    if (later - at > KEEP_DAILY) return at;
    later = at;
  }
  return now;
}
