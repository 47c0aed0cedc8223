import { bookDetail, bookNoList, bookParams, cartBody, favouriteBody } from '../../../contract/book.ts';
import {
  bookSearchData,
  bookSearchQuery,
  bookSuggestions,
  bookSuggestionsQuery,
} from '../../../contract/bookSearch.ts';
import { done, envelope } from '../../../contract/envelope.ts';
import { readerBook, readingBody, readingState } from '../../../contract/reading.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { changeCart } from '../../use-cases/book/changeCart.ts';
import { finishReading } from '../../use-cases/book/finishReading.ts';
import { readBookDetail } from '../../use-cases/book/readBookDetail.ts';
import { readReaderBook } from '../../use-cases/book/readReaderBook.ts';
import { readShelf } from '../../use-cases/book/readShelf.ts';
import { saveReading } from '../../use-cases/book/saveReading.ts';
import { searchBooks } from '../../use-cases/book/searchBooks.ts';
import { setFavourite } from '../../use-cases/book/setFavourite.ts';
import { suggestSearches } from '../../use-cases/book/suggestSearches.ts';

export async function bookRoutes(app: App): Promise<void> {
  app.get(
    '/api/books',
    { schema: { querystring: bookSearchQuery, response: { 200: envelope(bookSearchData) } } },
    async (request) => ok(await searchBooks(signedIn(request), request.query)),
  );

  app.get(
    '/api/books/suggestions',
    { schema: { querystring: bookSuggestionsQuery, response: { 200: envelope(bookSuggestions) } } },
    async (request) => ok({ items: await suggestSearches(signedIn(request), request.query.query) }),
  );

  app.get(
    '/api/books/:bookNo',
    { schema: { params: bookParams, response: { 200: envelope(bookDetail) } } },
    async (request) => ok(await readBookDetail(signedIn(request), request.params.bookNo)),
  );

  app.put(
    '/api/books/:bookNo/favourite/me',
    { schema: { params: bookParams, body: favouriteBody, response: { 200: envelope(done) } } },
    async (request) => ok(await setFavourite(signedIn(request), request.params.bookNo, request.body.use)),
  );

  app.get(
    '/api/books/:bookNo/pages',
    { schema: { params: bookParams, response: { 200: envelope(readerBook) } } },
    async (request) => ok(await readReaderBook(signedIn(request), request.params.bookNo)),
  );

  app.put(
    '/api/books/:bookNo/reading/me',
    { schema: { params: bookParams, body: readingBody, response: { 200: envelope(readingState) } } },
    async (request) => ok(await saveReading(signedIn(request), request.params.bookNo, request.body)),
  );

  app.put(
    '/api/books/:bookNo/reading/finished/me',
    { schema: { params: bookParams, response: { 200: envelope(readingState) } } },
    async (request) => ok(await finishReading(signedIn(request), request.params.bookNo)),
  );

  // Idempotent by its meaning (in or out), so it needs no key.
  app.post(
    '/api/book/carts',
    { schema: { body: cartBody, response: { 200: envelope(bookNoList) } } },
    async (request) => ok(await changeCart(signedIn(request), request.body)),
  );

  app.get('/api/book/carts/book-no-list/me', { schema: { response: { 200: envelope(bookNoList) } } }, async (request) =>
    ok(await readShelf.cart(signedIn(request))),
  );

  app.get(
    '/api/book/cases/verifications/book-no-list/me',
    { schema: { response: { 200: envelope(bookNoList) } } },
    async (request) => ok(await readShelf.verified(signedIn(request))),
  );
}
