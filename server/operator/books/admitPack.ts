import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasMissions } from '../../content/readBookPack.ts';
import { LEAVING, settleImports } from '../../content/settleImports.ts';
import { toCatalogueBook } from '../../content/toCatalogueBook.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { bookCatalogue } from '../../repositories/bookCatalogue.ts';
import type { CommandContext } from '../CommandContext.ts';
import type { Verdict } from './judgePack.ts';

type Admitted = Extract<Verdict, { outcome: 'CREATED' | 'UPDATED' }>;

/**
 * Puts a sound pack in place: its folder, then the catalogue and the audit log in one transaction. When that fails the
 * folder of before is back. Stopped in between, the next start of the server loads the folder that is whole.
 */
export async function admitPack(context: CommandContext, { outcome, bookNo, admission }: Admitted): Promise<void> {
  const { imported } = context.books;
  await settleImports(imported);
  const place = join(imported, String(bookNo));
  const coming = join(imported, `.new-${bookNo}`);
  const leaving = join(imported, `${LEAVING}${bookNo}`);
  await mkdir(imported, { recursive: true });
  for (const folder of [coming, leaving]) await rm(folder, { recursive: true, force: true });
  await cp(admission.folder, coming, { recursive: true });
  if (existsSync(place)) await rename(place, leaving);
  await rename(coming, place);
  const now = context.now();
  const book = toCatalogueBook(admission.pack, admission.missions, admission.hash, admission.pictures);
  const depth = !hasMissions(admission.pack) ? 'ENTRY' : admission.pack.pages === undefined ? 'PAPER' : 'TEXT';
  try {
    await withTransaction(context.db, async (db) => {
      await bookCatalogue.save(db, book, now);
      const event = outcome === 'CREATED' ? 'BOOK_IMPORTED' : 'BOOK_REPLACED';
      const details = { bookNo, depth, contentHash: admission.hash };
      await auditLog.append(db, { at: now, actorKind: 'OPERATOR', actor: context.operator, event, details });
    });
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    if (existsSync(leaving)) await rename(leaving, place);
    throw error;
  }
  await rm(leaving, { recursive: true, force: true });
}
