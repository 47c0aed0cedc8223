import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { booksWithDrafts } from './createDraftStore.ts';
import { isDeskOpen, openDesk } from './openDesk.ts';

/** Sends notes that wait on this device, of every book whose pages are not open. What cannot go now goes on waiting. */
export async function sendWaitingNotes(api: ApiClient, accountNo: number): Promise<void> {
  for (const bookNo of await booksWithDrafts(accountNo)) {
    if (isDeskOpen(accountNo, bookNo)) continue;
    const { desk, close } = openDesk(api, accountNo, bookNo);
    try {
      await desk.restore();
      await desk.flush();
    } finally {
      close();
    }
  }
}
