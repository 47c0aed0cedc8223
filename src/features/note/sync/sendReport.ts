import type { NoteSync } from '#domain/note/NoteSync.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import { inTime } from '#src/lib/persisted/inTime.ts';
import { createDraftStore } from './createDraftStore.ts';
import { openNoteSyncQueue, openNoteSyncQueueOf, type QueueOwner } from './openNoteSyncQueue.ts';

const ID = singleNoteIds.REPORT;

/**
 * Sends the report of a book as it was written on this device, so that it can be handed in. `UNDECIDED`: another device
 * wrote it differently, or the server does not take it as it is; the student has to look at it first.
 */
export async function sendReport(owner: QueueOwner, bookNo: number): Promise<'SENT' | 'WAITS' | 'UNDECIDED'> {
  const { accountNo } = owner;
  // Where this device keeps nothing, the page that shows it alone has it.
  const page = openNoteSyncQueueOf(accountNo, bookNo);
  if (page) {
    await page.flush();
    const { problem = null, sync } = page.snapshot().get(ID) ?? {};
    if (problem !== null) return 'UNDECIDED';
    if (sync?.draft) return describe(sync);
  } else if ((await readWaiting(accountNo, bookNo)) !== null) {
    const { queue, close } = openNoteSyncQueue(owner, bookNo);
    try {
      await queue.restore();
      await queue.flush();
      if (queue.snapshot().get(ID)?.problem) return 'UNDECIDED';
    } finally {
      close();
    }
  }
  const left = await readWaiting(accountNo, bookNo);
  return left === null ? 'SENT' : describe(left);
}

/** A device that cannot be read, asked twice, keeps nothing that could be sent: that must not forbid handing in. */
async function readWaiting(accountNo: number, bookNo: number): Promise<NoteSync | null> {
  const read = () => inTime(createDraftStore(accountNo, bookNo).readAll());
  const kept = await read()
    .catch(read)
    .catch((): Record<string, NoteSync> => ({}));
  return kept[ID] ?? null;
}

const describe = ({ conflict }: NoteSync) => (conflict === null ? 'WAITS' : 'UNDECIDED');
