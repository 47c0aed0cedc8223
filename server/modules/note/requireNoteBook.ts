import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type MissionBook, missionMaterials } from '#server/repositories/missionMaterials.ts';

/**
 * The book that notes are about. One that was taken out of the catalogue keeps its notes.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function requireNoteBook(db: Db, bookNo: number): Promise<MissionBook> {
  const book = await missionMaterials.findBook(db, bookNo);
  if (!book) throw new AppError('NOT_FOUND');
  return book;
}
