import type { BookSearchData, BookSearchQuery } from '#contract/bookSearch.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import type { BookFacets } from '#domain/search/BookFilter.ts';
import { findBooks } from '#domain/search/findBooks.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { readBookCards } from './readBookCards.ts';
import { readBookIndex } from './readBookIndex.ts';
import { searchedBooks } from './repositories/searchedBooks.ts';

/** Labels offered as a filter, the most frequent first. */
const MOST_LABELS = 12;

/** One page of the catalogue in the asked order, with what every filter would leave. */
export async function searchBooks(context: SignedInContext, asked: BookSearchQuery): Promise<BookSearchData> {
  const { db, accountNo } = context;
  const [index, raq, verified] = await Promise.all([
    readBookIndex(db),
    accounts.raqOf(db, accountNo),
    searchedBooks.verified(db, accountNo),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  const found = findBooks(
    index,
    {
      query: asked.query,
      filter: { ...asked, ...raqSpan(asked) },
      sort: asked.sort,
      readyFirst: asked.first === 'READY',
      offset: (asked.page - 1) * PAGE_SIZE,
      limit: PAGE_SIZE,
    },
    { raq, verified },
  );
  return {
    items: await readBookCards(context, found.bookNos),
    page: asked.page,
    pageSize: PAGE_SIZE,
    totalCount: found.total,
    similarCount: found.similar,
    readAs: found.readAs,
    facets: toFacets(found.facets),
  };
}

function raqSpan({ minRaq, maxRaq, level }: BookSearchQuery): { raqFrom: number; raqTo: number } {
  const span = readingLevels.find(({ code }) => code === level);
  return {
    raqFrom: Math.max(minRaq ?? 0, span?.raqFrom ?? 0),
    raqTo: Math.min(maxRaq ?? Number.POSITIVE_INFINITY, span?.raqTo ?? Number.POSITIVE_INFINITY),
  };
}

function toFacets({ categories, subCategories, badges, labels }: BookFacets): BookSearchData['facets'] {
  return {
    categories,
    badges,
    subCategories: named(subCategories),
    labels: named(labels)
      .sort((one, two) => two.count - one.count || (one.name < two.name ? -1 : 1))
      .slice(0, MOST_LABELS),
  };
}

function named(counts: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...counts].map(([name, count]) => ({ name, count }));
}
