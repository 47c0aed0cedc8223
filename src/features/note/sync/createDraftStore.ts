import type { NoteSync } from '#domain/note/NoteSync.ts';
import { notesOf } from '#src/lib/persisted/answersDatabase.ts';
import { type DeviceStore, deviceStore } from '#src/lib/persisted/DeviceStore.ts';

/**
 * Where notes wait on this device; survives a crash, a lost login and a sign-out that keeps them. What is asked is done
 * in that order, and whoever leaves the page right after finds it done.
 */
export interface DraftStore {
  readAll(): Promise<Record<string, NoteSync>>;
  write(noteId: string, sync: NoteSync): Promise<void>;
  /** Removes what is kept of a note that waits no more, unless another tab has written a later edit there. */
  remove(noteId: string, sync: NoteSync, edit: number): Promise<void>;
}

/** Drafts of one account about one book. */
export function createDraftStore(accountNo: number, bookNo: number, device: DeviceStore = deviceStore()): DraftStore {
  const prefix = `${notesOf(accountNo)}${bookNo}:`;
  return {
    async readAll() {
      const all = await device.entries<NoteSync>(prefix);
      // The page was left before what waits no more was removed.
      const ended = all.filter(([, sync]) => sync.draft === null);
      await Promise.allSettled(ended.map(([key]) => device.removeIf<NoteSync>(key, (kept) => kept.draft === null)));
      const waiting = all.filter(([, sync]) => sync.draft !== null);
      return Object.fromEntries(waiting.map(([key, sync]) => [key.slice(prefix.length), sync]));
    },
    write: (noteId, sync) => device.set(prefix + noteId, sync),
    async remove(noteId, sync, edit) {
      await device.removeIf<NoteSync>(prefix + noteId, (kept) => (kept.draft?.edit ?? 0) <= edit, sync);
    },
  };
}

/** Books this account has notes about that wait on this device. */
export async function booksWithDrafts(accountNo: number): Promise<number[]> {
  const prefix = notesOf(accountNo);
  const all = await deviceStore().entries(prefix);
  return [...new Set(all.map(([key]) => Number(key.slice(prefix.length).split(':')[0])))];
}
