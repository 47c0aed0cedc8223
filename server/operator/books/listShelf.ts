import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPackFolder } from '../../content/isPackFolder.ts';
import type { BookFolders } from '../CommandContext.ts';

/** A pack that is in place. */
export interface ShelvedPack {
  bookNo: number;
  origin: keyof BookFolders;
  folder: string;
}

/** All packs in place by their number; the product's own goes before an imported one. */
export async function listShelf(folders: BookFolders): Promise<Map<number, ShelvedPack>> {
  const shelf = new Map<number, ShelvedPack>();
  for (const origin of ['imported', 'content'] as const) {
    for (const name of existsSync(folders[origin]) ? await readdir(folders[origin]) : []) {
      if (!isPackFolder(name)) continue;
      shelf.set(Number(name), { bookNo: Number(name), origin, folder: join(folders[origin], name) });
    }
  }
  return new Map([...shelf].sort(([a], [b]) => a - b));
}
