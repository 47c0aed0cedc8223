import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import '#contract/schemas/homeworkCalendar.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { endCalendarLink } from './endCalendarLink.ts';
import { listCalendarLinks } from './listCalendarLinks.ts';
import { makeCalendarLink } from './makeCalendarLink.ts';
import { saveHomeworkFile } from './saveHomeworkFile.ts';

/** Homework for the calendars of the staff. */
export async function calendarRoutes(app: App): Promise<void> {
  const { origins } = app.services.env;
  serve(app, homeworkCalendarApi.list, ({ context }) => listCalendarLinks(context));
  serve(app, homeworkCalendarApi.make, ({ context, params }) => makeCalendarLink(context, params.classNo));
  serve(app, homeworkCalendarApi.end, ({ context, params }) => endCalendarLink(context, params));
  serve(app, homeworkCalendarApi.save, ({ context, params }) =>
    saveHomeworkFile(context, params, origins[context.site]),
  );
}
