import { monthlyReportApi } from '#contract/endpoints/monthlyReport.ts';
import '#contract/schemas/monthlyReport.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { endReportLink } from './endReportLink.ts';
import { listReports } from './listReports.ts';
import { makeReportLinks } from './makeReportLinks.ts';
import { readSheets } from './readSheets.ts';
import { writeReportNote } from './writeReportNote.ts';

/** Monthly reports of pupils, for the staff. */
export async function monthlyReportRoutes(app: App): Promise<void> {
  serve(app, monthlyReportApi.list, ({ context, params, query }) => listReports(context, params.classNo, query));
  serve(app, monthlyReportApi.sheets, ({ context, params, query }) => readSheets(context, params.classNo, query));
  serve(app, monthlyReportApi.writeNote, ({ context, params, body }) =>
    writeReportNote(context, params.accountNo, body),
  );
  serve(app, monthlyReportApi.makeLinks, ({ context, params, body }) => makeReportLinks(context, params.classNo, body));
  serve(app, monthlyReportApi.endLink, ({ context, params }) => endReportLink(context, params));
}
