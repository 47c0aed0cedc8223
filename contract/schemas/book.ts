import { bookDetail, bookNoList, bookParams, cartBody, favouriteBody } from '../book.ts';
import { bookSearchData, bookSearchQuery, bookSuggestions, bookSuggestionsQuery } from '../bookSearch.ts';
import { bookApi } from '../endpoints/book.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done } from '../envelope.ts';
import { readerBook, readerSettings, readingBody, readingState } from '../reading.ts';
import { linkSchemas } from './schemasOf.ts';

const params = bookParams;

export const bookSchemas = {
  search: { query: bookSearchQuery, data: bookSearchData },
  suggest: { query: bookSuggestionsQuery, data: bookSuggestions },
  read: { params, data: bookDetail },
  setFavourite: { params, body: favouriteBody, data: done },
  readPages: { params, data: readerBook },
  savePlace: { params, body: readingBody, data: readingState },
  finish: { params, data: readingState },
  saveSettings: { body: readerSettings, data: readerSettings },
  changeCart: { body: cartBody, data: bookNoList },
  listCart: { data: bookNoList },
  listVerified: { data: bookNoList },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(bookApi, bookSchemas);
