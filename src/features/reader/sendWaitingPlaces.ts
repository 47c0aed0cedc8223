import type { ReadingState } from '../../../contract/reading.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { createReadingOutbox } from './createReadingOutbox.ts';

interface WaitingPlaces {
  api: ApiClient;
  storage: Storage;
  accountNo: number;
  /** False once somebody else, or nobody, is signed in here. */
  isCurrent: () => boolean;
}

/**
 * Sends the places in books that wait on this device, whatever page is open. A place says where the reader is, so one
 * that arrives twice is one place. What changed meanwhile stays for the reader that is open.
 */
export async function sendWaitingPlaces({ api, storage, accountNo, isCurrent }: WaitingPlaces): Promise<void> {
  const outbox = createReadingOutbox(storage, accountNo);
  for (const bookNo of outbox.bookNos()) {
    const body = outbox.read(bookNo);
    if (!body || !isCurrent()) continue;
    try {
      await api.put<ReadingState>(`/api/books/${bookNo}/reading/me`, body);
    } catch (error) {
      if (isUnreachable(error) || !isCurrent()) return;
    }
    if (JSON.stringify(outbox.read(bookNo)) === JSON.stringify(body)) outbox.remove(bookNo);
  }
}
