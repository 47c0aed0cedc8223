import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { crossedRaq, raqRules } from '#domain/book/rules/raqRules.ts';
import { subCategories } from '#domain/book/subCategories.ts';
import { bookBadges, bookSorts } from '#domain/search/BookFilter.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { Rule } from '#domain/text/Rule.ts';
import { bookCard } from './book.ts';
import { paged } from './envelope.ts';

/** Characters of a query, after it was composed. */
export const LONGEST_QUERY = 100;

const query = z.string().normalize('NFC').max(LONGEST_QUERY, `찾을 말은 ${LONGEST_QUERY}자까지 쓸 수 있어요.`);

/** A raq in an address, judged by the rules of the form. */
function raq(rules: readonly Rule[]) {
  return z
    .string()
    .superRefine((value, context) => {
      const message = checkRules(value, rules);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .transform(Number)
    .optional();
}

const badges = z
  .string()
  .max(100)
  .transform((text) => text.split(',').filter((name) => name !== ''))
  .pipe(z.array(z.enum(bookBadges, '모르는 표시예요.')))
  .default([]);

/** GET /api/books */
export const bookSearchQuery = z
  .strictObject({
    query: query.default(''),
    category: z.enum(bookCategories).optional(),
    subCategory: z.enum(Object.values(subCategories).flat()).optional(),
    minRaq: raq(raqRules.min),
    maxRaq: raq(raqRules.max),
    level: z.enum(readingLevels.map(({ code }) => code)).optional(),
    /** Names with commas between them; a book must have all. */
    badges,
    label: z.string().normalize('NFC').min(1).max(20).optional(),
    sort: z.enum(bookSorts).default('RELEVANCE'),
    /** READY: in the orders by relevance and fit, what can be read and played here comes before what fits alike. */
    first: z.enum(['READY', 'ANY']).default('READY'),
    page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  })
  .superRefine(({ minRaq, maxRaq }, context) => {
    if (minRaq === undefined || maxRaq === undefined) return;
    const message = crossedRaq(minRaq, maxRaq);
    if (message !== null) context.addIssue({ code: 'custom', message, path: ['maxRaq'] });
  });
export type BookSearchQuery = z.infer<typeof bookSearchQuery>;

const namedCount = z.object({ name: z.string(), count: z.int() });

/** A page of books, and how many each choice of a filter would leave with the other filters as they are. */
export const bookSearchData = paged(bookCard).extend({
  /** How many of `totalCount` only resemble what was typed. */
  similarCount: z.int(),
  /** How the query was read where it was typed with the wrong keyboard. */
  readAs: z.string().nullable(),
  facets: z.object({
    categories: z.record(z.enum(bookCategories), z.int()),
    subCategories: z.array(namedCount),
    badges: z.record(z.enum(bookBadges), z.int()),
    labels: z.array(namedCount),
  }),
});
export type BookSearchData = z.infer<typeof bookSearchData>;

/** GET /api/books/suggestions?query= */
export const bookSuggestionsQuery = z.strictObject({ query });
export const bookSuggestion = z.object({ kind: z.enum(['TITLE', 'AUTHOR']), text: z.string() });
export const bookSuggestions = z.object({ items: z.array(bookSuggestion) });
export type BookSuggestion = z.infer<typeof bookSuggestion>;
