import { bookParams } from '../book.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { wordBasketApi } from '../endpoints/wordBasket.ts';
import { done } from '../envelope.ts';
import {
  basketBody,
  basketPage,
  basketParams,
  basketQuery,
  basketWord,
  basketWords,
  bookWords,
} from '../wordBasket.ts';
import { linkSchemas } from './schemasOf.ts';

export const wordBasketSchemas = {
  readBookWords: { params: bookParams, data: bookWords },
  read: { query: basketQuery, data: basketPage },
  listWords: { data: basketWords },
  putIn: { params: basketParams, body: basketBody, data: basketWord },
  takeOut: { params: basketParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(wordBasketApi, wordBasketSchemas);
