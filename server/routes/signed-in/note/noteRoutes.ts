import { envelope, pageQuery } from '../../../../contract/envelope.ts';
import {
  missionHistories,
  noteBookParams,
  noteEditBody,
  noteList,
  noteListQuery,
  noteMap,
  noteOverview,
  noteParams,
  reportDesk,
  reportVersion,
  reportVersions,
  storedNote,
  versionParams,
} from '../../../../contract/readingNote.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { signedIn } from '../../../plugins/app/signedIn.ts';
import { readMissionHistories } from '../../../use-cases/mission/readMissionHistories.ts';
import { listNotes } from '../../../use-cases/note/listNotes.ts';
import { readNote } from '../../../use-cases/note/readNote.ts';
import { readNoteMap } from '../../../use-cases/note/readNoteMap.ts';
import { readNoteOverview } from '../../../use-cases/note/readNoteOverview.ts';
import { readReportDesk } from '../../../use-cases/note/readReportDesk.ts';
import { readReportVersions } from '../../../use-cases/note/readReportVersions.ts';
import { saveNote } from '../../../use-cases/note/saveNote.ts';

const book = '/api/reading-notes/books/:bookNo';

/** What a student keeps about a book, and the history of its missions. */
export async function noteRoutes(app: App): Promise<void> {
  const params = noteBookParams;
  app.get(`${book}/me`, { schema: { params, response: { 200: envelope(noteOverview) } } }, async (request) =>
    ok(await readNoteOverview(signedIn(request), request.params.bookNo)),
  );
  app.get(
    `${book}/notes/me`,
    { schema: { params, querystring: noteListQuery, response: { 200: envelope(noteList) } } },
    async (request) => ok(await listNotes(signedIn(request), request.params.bookNo, request.query)),
  );
  app.get(
    `${book}/notes/:noteId/me`,
    { schema: { params: noteParams, response: { 200: envelope(storedNote) } } },
    async (request) => ok(await readNote(signedIn(request), request.params.bookNo, request.params.noteId)),
  );
  // The version it is based on makes a repeat harmless, so it needs no key.
  app.put(
    `${book}/notes/:noteId/me`,
    { schema: { params: noteParams, body: noteEditBody, response: { 200: envelope(storedNote) } } },
    async (request) => {
      const { bookNo, noteId } = request.params;
      return ok(await saveNote(signedIn(request), bookNo, noteId, request.body));
    },
  );
  app.get(`${book}/report/me`, { schema: { params, response: { 200: envelope(reportDesk) } } }, async (request) =>
    ok(await readReportDesk(signedIn(request), request.params.bookNo)),
  );
  app.get(
    `${book}/report/versions/me`,
    { schema: { params, querystring: pageQuery, response: { 200: envelope(reportVersions) } } },
    async (request) => ok(await readReportVersions.page(signedIn(request), request.params.bookNo, request.query.page)),
  );
  app.get(
    `${book}/report/versions/:version/me`,
    { schema: { params: versionParams, response: { 200: envelope(reportVersion) } } },
    async (request) => {
      const { bookNo, version } = request.params;
      return ok(await readReportVersions.one(signedIn(request), bookNo, version));
    },
  );
  app.get(`${book}/map/me`, { schema: { params, response: { 200: envelope(noteMap) } } }, async (request) =>
    ok(await readNoteMap(signedIn(request), request.params.bookNo)),
  );
  app.get(
    '/api/mission/books/:bookNo/histories/me',
    { schema: { params, response: { 200: envelope(missionHistories) } } },
    async (request) => ok(await readMissionHistories(signedIn(request), request.params.bookNo)),
  );
}
