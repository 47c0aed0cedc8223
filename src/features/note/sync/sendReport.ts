import { singleNoteIds } from '../../../../domain/note/noteKinds.ts';
import { createDraftStore } from './createDraftStore.ts';
import { type DeskOwner, isDeskOpen, openDesk } from './openDesk.ts';

/**
 * Sends the report of a book as it was written on this device, so that it can be handed in. `UNDECIDED`: another device
 * wrote it differently, or the server does not take it as it is; the student has to look at it first.
 */
export async function sendReport(owner: DeskOwner, bookNo: number): Promise<'SENT' | 'WAITS' | 'UNDECIDED'> {
  const { accountNo } = owner;
  const waiting = async () => (await createDraftStore(accountNo, bookNo).readAll())[singleNoteIds.REPORT] ?? null;
  if ((await waiting()) === null) return 'SENT';
  // A page that shows it sends it itself.
  if (!isDeskOpen(accountNo, bookNo)) {
    const { desk, close } = openDesk(owner, bookNo);
    try {
      await desk.restore();
      await desk.flush();
      if (desk.snapshot().get(singleNoteIds.REPORT)?.problem) return 'UNDECIDED';
    } finally {
      close();
    }
  }
  const left = await waiting();
  if (left === null) return 'SENT';
  return left.conflict === null ? 'WAITS' : 'UNDECIDED';
}
