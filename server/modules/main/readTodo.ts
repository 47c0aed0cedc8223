import type { MainPage } from '#contract/home.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readMissionBoard } from '#server/modules/mission/public.ts';

/** Books looked at, and missions shown of one book and of all. */
const BOOKS = 3;
const OF_ONE_BOOK = 2;
const IN_ALL = 4;

/**
 * What to do next in the first of these books: open missions first, then those that can still be earned.
 *
 * @param bookNos of books under way, the latest first
 */
export async function readTodo(context: SignedInContext, bookNos: readonly number[]): Promise<MainPage['todo']> {
  const entries: MainPage['todo'] = [];
  for (const bookNo of bookNos.slice(0, BOOKS)) {
    const board = await readMissionBoard(context, bookNo);
    const next = board.missions
      .filter(({ state, availablePoint }) => state === 'OPEN' || (state !== 'DONE' && availablePoint > 0))
      .map(({ readingMissionType, availablePoint, state }) => ({
        bookNo,
        bookName: board.bookName,
        readingMissionType,
        availablePoint,
        open: state === 'OPEN',
      }));
    entries.push(...openFirst(next).slice(0, OF_ONE_BOOK));
  }
  return openFirst(entries).slice(0, IN_ALL);
}

function openFirst(entries: MainPage['todo']): MainPage['todo'] {
  return [...entries.filter(({ open }) => open), ...entries.filter(({ open }) => !open)];
}
