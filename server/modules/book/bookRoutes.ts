import { bookApi } from '#contract/endpoints/book.ts';
import '#contract/schemas/book.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { changeCart } from './changeCart.ts';
import { finishReading } from './finishReading.ts';
import { readBookDetail } from './readBookDetail.ts';
import { readReaderBook, readShelf, saveReaderSettings, saveReading } from './reading.ts';
import { searchBooks } from './searchBooks.ts';
import { setFavourite } from './setFavourite.ts';
import { suggestSearches } from './suggestSearches.ts';

export async function bookRoutes(app: App): Promise<void> {
  serve(app, bookApi.search, ({ context, query }) => searchBooks(context, query));
  serve(app, bookApi.suggest, async ({ context, query }) => ({ items: await suggestSearches(context, query.query) }));
  serve(app, bookApi.read, ({ context, params }) => readBookDetail(context, params.bookNo));
  serve(app, bookApi.setFavourite, ({ context, params, body }) => setFavourite(context, params.bookNo, body.use));
  serve(app, bookApi.readPages, ({ context, params }) => readReaderBook(context, params.bookNo));
  serve(app, bookApi.savePlace, ({ context, params, body }) => saveReading(context, params.bookNo, body));
  serve(app, bookApi.finish, ({ context, params }) => finishReading(context, params.bookNo));
  serve(app, bookApi.saveSettings, ({ context, body }) => saveReaderSettings(context, body));
  serve(app, bookApi.changeCart, ({ context, body }) => changeCart(context, body));
  serve(app, bookApi.listCart, ({ context }) => readShelf.cart(context));
  serve(app, bookApi.listVerified, ({ context }) => readShelf.verified(context));
}
