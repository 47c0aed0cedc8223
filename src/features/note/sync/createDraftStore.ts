import { createStore, del, entries, get, set } from 'idb-keyval';
import type { NoteSync } from '../../../../domain/note/NoteSync.ts';
import { answersDatabase, notesOf } from '../../../lib/persisted/answersDatabase.ts';

/** Where notes wait on this device; survives a crash, a lost login and a sign-out that keeps them. */
export interface DraftStore {
  readAll(): Promise<Record<string, NoteSync>>;
  write(noteId: string, sync: NoteSync): Promise<void>;
  /** Removes what is kept, unless another tab has written a later edit there. */
  remove(noteId: string, edit: number): Promise<void>;
}

/** Drafts of one account about one book in IndexedDB, else in memory for as long as the page lasts. */
export function createDraftStore(accountNo: number, bookNo: number): DraftStore {
  if (typeof indexedDB === 'undefined') return createMemoryStore();
  const store = createStore(answersDatabase.name, answersDatabase.store);
  const prefix = `${notesOf(accountNo)}${bookNo}:`;
  return {
    async readAll() {
      const all = await entries<string, NoteSync>(store);
      return Object.fromEntries(
        all.filter(([key]) => String(key).startsWith(prefix)).map(([key, sync]) => [key.slice(prefix.length), sync]),
      );
    },
    write: (noteId, sync) => set(prefix + noteId, sync, store),
    async remove(noteId, edit) {
      const kept = await get<NoteSync>(prefix + noteId, store);
      if (kept && (kept.draft?.edit ?? 0) <= edit) await del(prefix + noteId, store);
    },
  };
}

/** Books this account has notes about that wait on this device. */
export async function booksWithDrafts(accountNo: number): Promise<number[]> {
  if (typeof indexedDB === 'undefined') return [];
  const prefix = notesOf(accountNo);
  const all = await entries<string, NoteSync>(createStore(answersDatabase.name, answersDatabase.store));
  const books = all
    .filter(([key]) => String(key).startsWith(prefix))
    .map(([key]) => Number(key.slice(prefix.length).split(':')[0]));
  return [...new Set(books)];
}

function createMemoryStore(): DraftStore {
  const kept = new Map<string, NoteSync>();
  return {
    readAll: async () => Object.fromEntries(kept),
    write: async (noteId, sync) => void kept.set(noteId, sync),
    remove: async (noteId) => void kept.delete(noteId),
  };
}
