import { dropOldBackups } from '../backup/dropOldBackups.ts';
import { leavingFile } from '../backup/leavingFile.ts';
import { type BackupPlace, backupKeyOf, makeBackup } from '../backup/makeBackup.ts';
import { tombstoneFile } from '../backup/tombstoneFile.ts';

/** Makes the backup of the hour where the settings name a folder, and drops those that need not be kept any more. */
export async function backUp(place: BackupPlace, now: number): Promise<void> {
  const { dir } = place.env.operations.backup;
  if (dir === null) return;
  await makeBackup(place, dir, now);
  await dropOldBackups(dir, now);
}

/** Writes whoever was erased or asked to leave into the lists beside the backups, soon after it happened. */
export async function keepTombstones({ db, env }: BackupPlace): Promise<void> {
  const { dir } = env.operations.backup;
  if (dir === null) return;
  await tombstoneFile.keep(db, dir, backupKeyOf(env));
  await leavingFile.keep(db, dir, backupKeyOf(env));
}
