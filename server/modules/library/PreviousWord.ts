import { z } from 'zod';
import type { ShelfBook } from '#domain/library/shelfPlace.ts';
import { shelves } from '#domain/library/shelves.ts';
import type { LibraryRow } from './repositories/libraryBooks.ts';

/** How a book stood before its last move, as far as words and order go. */
export const previousWord = z.object({
  place: z.enum(['READING', 'WISHED', 'AWAY']).nullable(),
  saidAt: z.number(),
  pinShelf: z.enum(shelves).nullable(),
  pin: z.number().nullable(),
  toldDoneAt: z.number().nullable(),
  /** The books that were put in order on the board, where the move changed that. */
  order: z.object({ shelf: z.enum(shelves), bookNos: z.array(z.int()) }).optional(),
});
export type PreviousWord = z.infer<typeof previousWord>;

export function keepPrevious(row: LibraryRow, { facts }: ShelfBook, order: PreviousWord['order']): string {
  const { saidPlace: place, saidAt, pinShelf, pin } = row;
  const kept: PreviousWord = { place, saidAt: saidAt ?? 0, pinShelf, pin, toldDoneAt: facts.toldDoneAt, order };
  return JSON.stringify(kept);
}
