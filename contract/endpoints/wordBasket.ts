import type { wordBasketSchemas } from '../schemas/wordBasket.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Words of texts with what they mean, and those that a student keeps: 낱말 바구니. */
export const wordBasketApi = defineEndpoints<typeof wordBasketSchemas>()({
  readBookWords: { method: 'GET', path: '/api/books/:bookNo/words' },
  read: { method: 'GET', path: '/api/word-basket/me' },
  listWords: { method: 'GET', path: '/api/word-basket/words/me' },
  putIn: { method: 'PUT', path: '/api/word-basket/words/:word/me', effect: 'repeatable' },
  takeOut: { method: 'DELETE', path: '/api/word-basket/words/:word/me', effect: 'repeatable' },
});
