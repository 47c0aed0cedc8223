import type { NoteEditBody, StoredNote } from '../../../../contract/readingNote.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';

/** The calls of the notes of one book. Each rejects with ApiError or NetworkError. */
export function noteCalls(api: ApiClient, bookNo: number) {
  const path = (noteId: string) => `/api/reading-notes/books/${bookNo}/notes/${encodeURIComponent(noteId)}/me`;
  return {
    save: (noteId: string, edit: NoteEditBody) => api.put<StoredNote>(path(noteId), edit),
    read: (noteId: string) => api.get<StoredNote>(path(noteId)),
  };
}
