import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { bookCatalogue } from '../repositories/bookCatalogue.ts';
import { hashFolder } from './hashFolder.ts';
import { isPackFolder } from './isPackFolder.ts';
import { type PackMissions, packMissions } from './packMissions.ts';
import { hasMissions, readBookPack } from './readBookPack.ts';
import { toCatalogueBook } from './toCatalogueBook.ts';

export interface LoadedBooks {
  loaded: number;
  unchanged: number;
  /** Books whose pack is gone; not offered any more. */
  retired: number;
  /** Packs that were not loaded, with everything wrong in them. An earlier sound version stays in use. */
  refused: { folder: string; problems: PackProblem[] }[];
}

const NO_MISSIONS: PackMissions = { ok: true, missions: [] };
const TAKEN: PackProblem = {
  file: 'book.json',
  field: 'bookNo',
  level: 'error',
  reason: '책바다가 함께 주는 책과 번호가 같아요',
};
const NO_NUMBER: PackProblem = {
  file: 'book.json',
  field: 'bookNo',
  level: 'error',
  reason: '폴더 이름이 책 번호(4~7자리 숫자)가 아니에요',
};

/**
 * Brings the catalogue in line with the packs of some folders. Only new and changed packs are read.
 *
 * @param roots the first that has a book gives it; a later one of the same number is refused
 */
export async function loadBooks(db: Db, roots: readonly string[], now: number): Promise<LoadedBooks> {
  const report: LoadedBooks = { loaded: 0, unchanged: 0, retired: 0, refused: [] };
  const known = await bookCatalogue.hashes(db);
  const seen = new Set<number>();
  for (const { path, folder } of await packFolders(roots)) {
    if (!isPackFolder(folder)) {
      report.refused.push({ folder, problems: [NO_NUMBER] });
      continue;
    }
    if (seen.has(Number(folder))) {
      report.refused.push({ folder, problems: [TAKEN] });
      continue;
    }
    const hash = hashFolder(path);
    const stored = known.get(Number(folder));
    seen.add(Number(folder));
    if (stored?.hash === hash) {
      if (!stored.active) await bookCatalogue.setActive(db, Number(folder), true);
      report.unchanged += 1;
      continue;
    }
    const read = await readBookPack(path);
    if (!read.ok) {
      report.refused.push({ folder, problems: read.problems.filter(({ level }) => level === 'error') });
      continue;
    }
    const laid = hasMissions(read.pack) ? packMissions(read.pack) : NO_MISSIONS;
    if (!laid.ok) {
      report.refused.push({ folder, problems: [laid.problem] });
      continue;
    }
    await withTransaction(db, (trx) =>
      bookCatalogue.save(trx, toCatalogueBook(read.pack, laid.missions, hash, read.pictures), now),
    );
    report.loaded += 1;
  }
  for (const [bookNo, { active }] of known) {
    if (!active || seen.has(bookNo)) continue;
    await bookCatalogue.setActive(db, bookNo, false);
    report.retired += 1;
  }
  return report;
}

async function packFolders(roots: readonly string[]): Promise<{ path: string; folder: string }[]> {
  const found: { path: string; folder: string }[] = [];
  for (const root of roots) {
    if (!existsSync(root)) continue;
    const entries = await readdir(root, { withFileTypes: true });
    // A hidden folder is a pack that is being put in place.
    const folders = entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
    found.push(...folders.sort().map((folder) => ({ path: join(root, folder), folder })));
  }
  return found;
}
