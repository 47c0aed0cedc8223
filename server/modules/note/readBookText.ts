import { z } from 'zod';
import type { Db } from '#server/db/Db.ts';
import { books } from '#server/repositories/books.ts';

const paragraphs = z.array(z.string());

/** The whole text of a book; empty where it is read on paper or elsewhere. */
export async function readBookText(db: Db, bookNo: number): Promise<string> {
  const pages = await books.pages(db, bookNo);
  return pages.flatMap((page) => paragraphs.parse(JSON.parse(page.paragraphs))).join('\n');
}
