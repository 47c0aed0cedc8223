import { keptMissions } from '../../features/mission/session/keptMissions.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import type { KeepDeps } from './keepBook.ts';

/** Takes a book off this device. What waits to be sent lies elsewhere and stays. */
export async function releaseBook(
  { device, accountNo }: Pick<KeepDeps, 'device' | 'accountNo'>,
  bookNo: number,
): Promise<void> {
  const missions = keptMissions(device, accountNo);
  for (const { attempt } of await missions.ofBook(bookNo)) await missions.forget(attempt.attemptNo);
  await keptBooks(device, accountNo).forget(bookNo);
}
