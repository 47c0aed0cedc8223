import { noteApi } from '#contract/endpoints/note.ts';
import '#contract/schemas/note.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readNoteOverview } from './readNoteOverview.ts';
import { listNotes, readNote, readNoteMap } from './readNotes.ts';
import { readReportPage } from './readReportPage.ts';
import { readReportVersions } from './readReportVersions.ts';
import { saveNote } from './saveNote.ts';

/** What a student keeps about a book. */
export async function noteRoutes(app: App): Promise<void> {
  serve(app, noteApi.readOverview, ({ context, params }) => readNoteOverview(context, params.bookNo));
  serve(app, noteApi.list, ({ context, params, query }) => listNotes(context, params.bookNo, query));
  serve(app, noteApi.read, ({ context, params }) => readNote(context, params.bookNo, params.noteId));
  serve(app, noteApi.save, ({ context, params, body }) => saveNote(context, params.bookNo, params.noteId, body));
  serve(app, noteApi.readReport, ({ context, params }) => readReportPage(context, params.bookNo));
  serve(app, noteApi.listVersions, ({ context, params, query }) =>
    readReportVersions.page(context, params.bookNo, query.page),
  );
  serve(app, noteApi.readVersion, ({ context, params }) =>
    readReportVersions.one(context, params.bookNo, params.version),
  );
  serve(app, noteApi.readMap, ({ context, params }) => readNoteMap(context, params.bookNo));
}
