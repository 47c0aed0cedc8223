import type { NoteSync } from '../../../../domain/note/NoteSync.ts';
import { notesOf } from '../../../lib/persisted/answersDatabase.ts';
import { deviceStore } from '../../../lib/persisted/DeviceStore.ts';

/** Where notes wait on this device; survives a crash, a lost login and a sign-out that keeps them. */
export interface DraftStore {
  readAll(): Promise<Record<string, NoteSync>>;
  write(noteId: string, sync: NoteSync): Promise<void>;
  /** Removes what is kept, unless another tab has written a later edit there. */
  remove(noteId: string, edit: number): Promise<void>;
}

/** Drafts of one account about one book. */
export function createDraftStore(accountNo: number, bookNo: number): DraftStore {
  const device = deviceStore();
  const prefix = `${notesOf(accountNo)}${bookNo}:`;
  return {
    async readAll() {
      const all = await device.entries<NoteSync>(prefix);
      return Object.fromEntries(all.map(([key, sync]) => [key.slice(prefix.length), sync]));
    },
    write: (noteId, sync) => device.set(prefix + noteId, sync),
    async remove(noteId, edit) {
      await device.removeIf<NoteSync>(prefix + noteId, (kept) => (kept.draft?.edit ?? 0) <= edit);
    },
  };
}

/** Books this account has notes about that wait on this device. */
export async function booksWithDrafts(accountNo: number): Promise<number[]> {
  const prefix = notesOf(accountNo);
  const all = await deviceStore().entries(prefix);
  return [...new Set(all.map(([key]) => Number(key.slice(prefix.length).split(':')[0])))];
}
