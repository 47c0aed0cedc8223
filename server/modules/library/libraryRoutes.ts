import { libraryApi } from '#contract/endpoints/library.ts';
import '#contract/schemas/library.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { moveOnShelf } from './moveOnShelf.ts';
import { readBoard, readShelfPage } from './readBoard.ts';
import { readCalendar } from './readCalendar.ts';
import { readCalendarDay } from './readCalendarDay.ts';
import { readCart } from './readCart.ts';
import { readHistory } from './readHistory.ts';
import { readLibraryPlace } from './readLibraryPlace.ts';
import { readVerificationChart } from './readVerificationChart.ts';
import { undoShelfMove } from './undoShelfMove.ts';

/** The student's own library: shelf, calendar, basket, history and chart. */
export async function libraryRoutes(app: App): Promise<void> {
  serve(app, libraryApi.readBoard, ({ context }) => readBoard(context));
  serve(app, libraryApi.readShelf, ({ context, params, query }) => readShelfPage(context, params.place, query.page));
  serve(app, libraryApi.readPlace, ({ context, params }) => readLibraryPlace(context, params.bookNo));
  serve(app, libraryApi.move, ({ context, params, body }) => moveOnShelf(context, params.bookNo, body));
  serve(app, libraryApi.undoMove, ({ context, params }) => undoShelfMove(context, params.bookNo));
  serve(app, libraryApi.readCart, ({ context, query }) => readCart(context, query.page));
  serve(app, libraryApi.readHistory, ({ context, query }) => readHistory(context, query));
  serve(app, libraryApi.readChart, ({ context }) => readVerificationChart(context));
  serve(app, libraryApi.readMonth, ({ context, query }) => readCalendar(context, query.month));
  serve(app, libraryApi.readDay, ({ context, params, query }) => readCalendarDay(context, params.day, query.page));
}
