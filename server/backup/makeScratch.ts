import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '#domain/time/duration.ts';

/** No backup, drill or restore takes that long, in milliseconds. */
export const CUT_OFF_AFTER_MS = DAY;
const SCRATCH = /^\.(?:backup|drill|restore)-/;

/**
 * A folder for what lies open for a moment: beside the database, which is as readable. Whoever makes it removes it; what
 * a run left that was cut off goes when the next one begins.
 *
 * @param now milliseconds UTC
 */
export async function makeScratch(dataDir: string, work: 'backup' | 'drill' | 'restore', now: number): Promise<string> {
  await removeCutOff(dataDir, SCRATCH, now);
  return mkdtemp(join(dataDir, `.${work}-`));
}

/** Removes what a run that was cut off has left in a folder. One that is still at work is left alone. */
export async function removeCutOff(folder: string, names: RegExp, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!names.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && now - found.mtimeMs > CUT_OFF_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
