import type { LibraryPlace } from '#contract/library.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describePlace, ownBook } from './moveOnShelf.ts';
import { shelfBookOf } from './shelfBookOf.ts';

/** Where one book stands for this student. */
export async function readLibraryPlace(context: SignedInContext, bookNo: number): Promise<LibraryPlace> {
  return describePlace(bookNo, shelfBookOf(await ownBook(context, bookNo)));
}
