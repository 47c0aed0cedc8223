import { bookApi } from '#contract/endpoints/book.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { createReadingOutbox, toReadingBody } from './createReadingOutbox.ts';

interface WaitingPlaces {
  api: ApiClient;
  storage: Storage;
  accountNo: number;
  /** This device's clock. */
  now: () => number;
  /** False once somebody else, or nobody, is signed in here. */
  isCurrent: () => boolean;
}

/**
 * Sends the places in books that wait on this device, whatever page is open. A place holds where the reader is and
 * since when, so one that arrives twice is one place, and one that arrives late leaves a newer one. What changed
 * meanwhile
 * stays for the reader that is open.
 */
export async function sendWaitingPlaces({ api, storage, accountNo, now, isCurrent }: WaitingPlaces): Promise<void> {
  const outbox = createReadingOutbox(storage, accountNo);
  for (const bookNo of outbox.bookNos()) {
    const place = outbox.read(bookNo);
    if (!place || !isCurrent()) continue;
    try {
      await api.call(bookApi.savePlace, { params: { bookNo }, body: toReadingBody(place, now()) });
    } catch (error) {
      if (isUnreachable(error) || !isCurrent()) return;
    }
    if (JSON.stringify(outbox.read(bookNo)) === JSON.stringify(place)) outbox.remove(bookNo);
  }
}
