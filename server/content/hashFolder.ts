import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Grows when the stored form of the same content changes, so that everything is loaded anew. */
const LOADER_VERSION = 2;

/** SHA-256 over names and bytes of the files directly in a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`loader ${LOADER_VERSION}\n`);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  for (const name of names.sort()) {
    const bytes = await readFile(join(folder, name));
    hash.update(`${name}:${bytes.length}\n`).update(bytes);
  }
  return hash.digest('base64url');
}
