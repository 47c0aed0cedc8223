import { noteApi } from '#contract/endpoints/note.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { createDraftStore } from './createDraftStore.ts';
import { NoteSyncQueue, type SendFailure } from './NoteSyncQueue.ts';

/** Desks of this tab, by account and book: what is open sends for itself. */
const open = new Map<string, NoteSyncQueue>();
const nameOf = (accountNo: number, bookNo: number) => `${accountNo}:${bookNo}`;

export const openNoteSyncQueueOf = (accountNo: number, bookNo: number): NoteSyncQueue | undefined =>
  open.get(nameOf(accountNo, bookNo));

/** Whose notes are sent, and by what. */
export interface QueueOwner {
  api: ApiClient;
  accountNo: number;
  /** False once somebody else, or nobody, is signed in here: nothing may be sent any more. */
  isCurrent: () => boolean;
}

/** The desk of one book over IndexedDB and the API; call what comes with it to close it. */
export function openNoteSyncQueue(
  { api, accountNo, isCurrent }: QueueOwner,
  bookNo: number,
): { queue: NoteSyncQueue; close: () => void } {
  const name = nameOf(accountNo, bookNo);
  const queue = new NoteSyncQueue({
    store: createDraftStore(accountNo, bookNo),
    send: (noteId, edit) => api.call(noteApi.save, { params: { bookNo, noteId }, body: edit }),
    read: (noteId) => api.call(noteApi.read, { params: { bookNo, noteId } }),
    isCurrent,
    describeFailure,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  });
  open.set(name, queue);
  const close = () => {
    queue.close();
    if (open.get(name) === queue) open.delete(name);
  };
  return { queue, close };
}

/** A lost login and everything that may be over by itself is passing: the note waits. */
function describeFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.passing || error.status === 401) return 'PASSING';
  if (error.is('NOTE_CONFLICT')) return 'CONFLICT';
  if (error.status === 404) return 'GONE';
  const problem = [describeError(error), ...Object.values(error.fields)].join(' ');
  return { problem, full: error.is('NOTE_LIMIT') };
}
