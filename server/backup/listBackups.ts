import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { seoulDay } from '../../domain/time/seoulDay.ts';
import type { Engine } from '../db/Engine.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** All of them for so long, one a day after that, none after the last. */
const KEEP_ALL = 2 * DAY;
const KEEP_DAILY = 35 * DAY;

const NAME = /^chaekbada-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(sqlite|postgres)\.backup$/;

/** Name of a backup made at an instant, such as `chaekbada-20260506T060000Z.sqlite.backup`. */
export function backupName(at: number, engine: Engine): string {
  return `chaekbada-${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.${engine}.backup`;
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

/**
 * Which backups need not be kept any more: of days that are over the last one stays for 35 days. The newest stays in any
 * case: it may be all there is.
 *
 * @param names in any order
 */
export function backupsToDrop(names: readonly string[], now: number): string[] {
  const sorted = names.filter((name) => backupTime(name) !== null).sort();
  const newest = sorted.at(-1);
  const lastOfDay = new Map(sorted.map((name) => [seoulDay(backupTime(name) ?? 0), name]));
  return sorted.filter((name) => {
    const at = backupTime(name) ?? 0;
    if (name === newest || now - at <= KEEP_ALL) return false;
    return now - at > KEEP_DAILY || lastOfDay.get(seoulDay(at)) !== name;
  });
}
