import { booksWithDrafts } from './createDraftStore.ts';
import { openNoteSyncQueue, openNoteSyncQueueOf, type QueueOwner } from './openNoteSyncQueue.ts';

/** Sends notes that wait on this device, of every book whose pages are not open. What cannot go now goes on waiting. */
export async function sendWaitingNotes(owner: QueueOwner): Promise<void> {
  const { accountNo, isCurrent } = owner;
  for (const bookNo of await booksWithDrafts(accountNo)) {
    if (!isCurrent()) return;
    if (openNoteSyncQueueOf(accountNo, bookNo)) continue;
    const { queue, close } = openNoteSyncQueue(owner, bookNo);
    try {
      await queue.restore();
      await queue.flush();
    } finally {
      close();
    }
  }
}
