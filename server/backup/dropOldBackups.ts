import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsToDrop, listBackups } from './listBackups.ts';

/** Deletes the backups of a folder that need not be kept any more. @returns how many */
export async function dropOldBackups(folder: string, now: number): Promise<number> {
  const old = backupsToDrop(await listBackups(folder), now);
  for (const name of old) {
    await rm(join(folder, name), { force: true });
    await rm(join(folder, `${name}.json`), { force: true });
  }
  return old.length;
}
