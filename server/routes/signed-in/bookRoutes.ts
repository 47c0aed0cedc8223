import { bookApi } from '#contract/endpoints/book.ts';
import '#contract/schemas/book.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
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
  serve(app, bookApi.search, ({ context, query }) => searchBooks(context, query));
  serve(app, bookApi.suggest, async ({ context, query }) => ({ items: await suggestSearches(context, query.query) }));
  serve(app, bookApi.read, ({ context, params }) => readBookDetail(context, params.bookNo));
  serve(app, bookApi.setFavourite, ({ context, params, body }) => setFavourite(context, params.bookNo, body.use));
  serve(app, bookApi.readPages, ({ context, params }) => readReaderBook(context, params.bookNo));
  serve(app, bookApi.savePlace, ({ context, params, body }) => saveReading(context, params.bookNo, body));
  serve(app, bookApi.finish, ({ context, params }) => finishReading(context, params.bookNo));
  serve(app, bookApi.changeCart, ({ context, body }) => changeCart(context, body));
  serve(app, bookApi.listCart, ({ context }) => readShelf.cart(context));
  serve(app, bookApi.listVerified, ({ context }) => readShelf.verified(context));
}
