import type { LessonBook } from '#contract/lesson.ts';
import { placementSlot, slotCells } from '#domain/crossword/Placement.ts';
import type { LaidClue } from '#domain/mission/MissionMaterial.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readBookPages } from '#server/modules/book/public.ts';
import { books } from '#server/repositories/books.ts';
import { missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';

/**
 * A book for the big screen: its pages, and a crossword with the answers. Of the puzzles of the book it is the last one,
 * which pupils meet latest.
 *
 * @throws AppError NOT_FOUND
 */
export async function readLessonBook({ db }: PostContext, bookNo: number): Promise<LessonBook> {
  const [book, stored, pages] = await Promise.all([
    books.find(db, bookNo),
    missionMaterials.findCurrent(db, bookNo, 'PUZZLE'),
    readBookPages(db, bookNo),
  ]);
  if (!book) throw new AppError('NOT_FOUND');
  const material = stored && parseMaterial(stored);
  const clues = material?.kind === 'PUZZLE' ? (material.others?.at(-1) ?? material.clues) : null;
  return {
    bookNo,
    bookName: book.bookName,
    authorName: book.authorName,
    ...(book.form === null ? {} : { form: book.form }),
    pages,
    crossword: clues && crosswordOf(clues),
  };
}

/** The grid without the empty rows and columns around it. */
function crosswordOf(laid: readonly LaidClue[]): NonNullable<LessonBook['crossword']> {
  const cells = laid.flatMap((clue) => slotCells(placementSlot(clue)));
  const [rows, cols] = [cells.map(({ row }) => row), cells.map(({ col }) => col)];
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return {
    rows: Math.max(...rows) - top + 1,
    cols: Math.max(...cols) - left + 1,
    clues: laid.map(({ number, direction, row, col, word, clue }) => ({
      number,
      direction,
      row: row - top,
      col: col - left,
      word,
      clue,
    })),
  };
}
