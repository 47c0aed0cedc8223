import { bookParams } from '../../../contract/book.ts';
import { envelope } from '../../../contract/envelope.ts';
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
} from '../../../contract/library.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { moveOnShelf } from '../../use-cases/library/moveOnShelf.ts';
import { readBoard, readShelfPage } from '../../use-cases/library/readBoard.ts';
import { readCalendar } from '../../use-cases/library/readCalendar.ts';
import { readCalendarDay } from '../../use-cases/library/readCalendarDay.ts';
import { readCart } from '../../use-cases/library/readCart.ts';
import { readHistory } from '../../use-cases/library/readHistory.ts';
import { readLibraryPlace } from '../../use-cases/library/readLibraryPlace.ts';
import { readVerificationChart } from '../../use-cases/library/readVerificationChart.ts';
import { undoShelfMove } from '../../use-cases/library/undoShelfMove.ts';

/** The student's own library: shelf, calendar, basket, history and chart. */
export async function libraryRoutes(app: App): Promise<void> {
  app.get('/api/library/board/me', { schema: { response: { 200: envelope(libraryBoard) } } }, async (request) =>
    ok(await readBoard(signedIn(request))),
  );
  app.get(
    '/api/library/shelves/:place/me',
    { schema: { params: shelfParams, querystring: libraryPageQuery, response: { 200: envelope(shelfPage) } } },
    async (request) => ok(await readShelfPage(signedIn(request), request.params.place, request.query.page)),
  );

  app.get(
    '/api/library/books/:bookNo/me',
    { schema: { params: bookParams, response: { 200: envelope(libraryPlace) } } },
    async (request) => ok(await readLibraryPlace(signedIn(request), request.params.bookNo)),
  );
  // Says where a book stands, so that saying it twice changes nothing.
  app.put(
    '/api/library/books/:bookNo/me',
    { schema: { params: bookParams, body: libraryMoveBody, response: { 200: envelope(libraryPlace) } } },
    async (request) => ok(await moveOnShelf(signedIn(request), request.params.bookNo, request.body)),
  );
  app.delete(
    '/api/library/books/:bookNo/last-move/me',
    { schema: { params: bookParams, response: { 200: envelope(libraryPlace) } } },
    async (request) => ok(await undoShelfMove(signedIn(request), request.params.bookNo)),
  );

  app.get(
    '/api/library/cart/me',
    { schema: { querystring: libraryPageQuery, response: { 200: envelope(cartPage) } } },
    async (request) => ok(await readCart(signedIn(request), request.query.page)),
  );
  app.get(
    '/api/library/history/me',
    { schema: { querystring: historyQuery, response: { 200: envelope(historyPage) } } },
    async (request) => ok(await readHistory(signedIn(request), request.query)),
  );
  app.get(
    '/api/library/verifications/me',
    { schema: { response: { 200: envelope(verificationChart) } } },
    async (request) => ok(await readVerificationChart(signedIn(request))),
  );

  app.get(
    '/api/library/calendar/me',
    { schema: { querystring: calendarQuery, response: { 200: envelope(calendarMonth) } } },
    async (request) => ok(await readCalendar(signedIn(request), request.query.month)),
  );
  app.get(
    '/api/library/calendar/:day/me',
    { schema: { params: calendarDayParams, querystring: libraryPageQuery, response: { 200: envelope(calendarDay) } } },
    async (request) => ok(await readCalendarDay(signedIn(request), request.params.day, request.query.page)),
  );
}
