import { bookParams } from '../book.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { libraryApi } from '../endpoints/library.ts';
import {
  calendarDay,
  calendarDayParams,
  calendarMonth,
  calendarQuery,
  cartPage,
  historyPage,
  historyQuery,
  libraryBoard,
  libraryMoveBody,
  libraryPageQuery,
  libraryPlace,
  shelfPage,
  shelfParams,
  verificationChart,
} from '../library.ts';
import { linkSchemas } from './schemasOf.ts';

const query = libraryPageQuery;

export const librarySchemas = {
  readBoard: { data: libraryBoard },
  readShelf: { params: shelfParams, query, data: shelfPage },
  readPlace: { params: bookParams, data: libraryPlace },
  move: { params: bookParams, body: libraryMoveBody, data: libraryPlace },
  undoMove: { params: bookParams, data: libraryPlace },
  readCart: { query, data: cartPage },
  readHistory: { query: historyQuery, data: historyPage },
  readChart: { data: verificationChart },
  readMonth: { query: calendarQuery, data: calendarMonth },
  readDay: { params: calendarDayParams, query, data: calendarDay },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(libraryApi, librarySchemas);
