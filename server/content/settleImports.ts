import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** A pack that makes room for its successor waits under this name, followed by its number. */
export const LEAVING = '.old-';

/** Brings packs back whose replacement was cut off between taking the old one away and putting the new one in place. */
export async function settleImports(importedDir: string): Promise<void> {
  if (!existsSync(importedDir)) return;
  for (const name of await readdir(importedDir)) {
    if (!name.startsWith(LEAVING)) continue;
    const place = join(importedDir, name.slice(LEAVING.length));
    if (!existsSync(place)) await rename(join(importedDir, name), place);
  }
}
