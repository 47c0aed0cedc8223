import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictureName } from '#domain/book-picture/PictureFile.ts';

/** Grows when the stored form of the same content changes, so that everything is loaded again. */
const LOADER_VERSION = 4;

/**
 * SHA-256 over names and bytes of the files directly in a folder. Reads without waiting: a start looks at thousands of
 * small files, and asking for each one's turn takes longer than reading it.
 */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256').update(`loader ${LOADER_VERSION}\n`);
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  for (const name of names.sort()) {
    // The name of a drawn picture holds the hash of its bytes, and there may be thousands of them.
    if (readPictureName(name) !== null) {
      hash.update(`${name}\n`);
      continue;
    }
    const bytes = readFileSync(join(folder, name));
    hash.update(`${name}:${bytes.length}\n`).update(bytes);
  }
  return hash.digest('base64url');
}
