import { booksWithDrafts } from './createDraftStore.ts';
import { type DeskOwner, openDesk, openDeskOf } from './openDesk.ts';

/** Sends notes that wait on this device, of every book whose pages are not open. What cannot go now goes on waiting. */
export async function sendWaitingNotes(owner: DeskOwner): Promise<void> {
  const { accountNo, isCurrent } = owner;
  for (const bookNo of await booksWithDrafts(accountNo)) {
    if (!isCurrent()) return;
    if (openDeskOf(accountNo, bookNo)) continue;
    const { desk, close } = openDesk(owner, bookNo);
    try {
      await desk.restore();
      await desk.flush();
    } finally {
      close();
    }
  }
}
