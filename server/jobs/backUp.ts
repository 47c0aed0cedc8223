import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsToDrop, listBackups } from '../backup/listBackups.ts';
import { type BackupPlace, backupKeyOf, makeBackup } from '../backup/makeBackup.ts';
import { tombstoneFile } from '../backup/tombstoneFile.ts';

/** Makes the backup of the hour where the settings name a folder, and drops those that need not be kept any more. */
export async function backUp(place: BackupPlace, now: number): Promise<void> {
  const { dir } = place.env.operations.backup;
  if (dir === null) return;
  await makeBackup(place, dir, now);
  for (const name of backupsToDrop(await listBackups(dir), now)) {
    await rm(join(dir, name), { force: true });
    await rm(join(dir, `${name}.json`), { force: true });
  }
}

/** Writes whoever was erased into the list beside the backups, soon after it happened. */
export async function keepTombstones({ db, env }: BackupPlace): Promise<void> {
  const { dir } = env.operations.backup;
  if (dir !== null) await tombstoneFile.keep(db, dir, backupKeyOf(env));
}
