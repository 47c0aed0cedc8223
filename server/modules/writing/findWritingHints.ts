import { z } from 'zod';
import type { FoundHints, HintsBody } from '#contract/writing.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';
import type { WritingThread } from './WritingThread.ts';

const texts = z.array(z.string());

/**
 * Hints on a text about a book. Nothing of the text is stored, logged or sent anywhere.
 *
 * @throws AppError NOT_FOUND without such a book; OVERLOADED when too many ask at once
 */
export async function findWritingHints(
  { db }: SignedInContext,
  thread: WritingThread,
  bookNo: number,
  { mission, text }: HintsBody,
): Promise<FoundHints> {
  if (!(await missionMaterials.findBook(db, bookNo))) throw new AppError('NOT_FOUND');
  const pages = await books.pages(db, bookNo);
  const report = await missionMaterials.findCurrent(db, bookNo, 'REPORT');
  const material = report && parseMaterial(report);
  const book = {
    terms: material?.kind === 'REPORT' ? material.terms : [],
    pages: pages.map(({ heading, paragraphs }) => [heading ?? '', ...texts.parse(JSON.parse(paragraphs))].join('\n')),
  };
  return { hints: await thread.ask({ bookNo, text, mission, book }) };
}
