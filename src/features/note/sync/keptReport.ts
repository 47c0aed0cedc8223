import type { ReportState } from '#contract/readingNote.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { keptOf } from '#src/lib/persisted/answersDatabase.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { inTime } from '#src/lib/persisted/inTime.ts';

/**
 * The report of a book as the server tells it, or, where there is no network, as it was told on this device before: a
 * report that was begun can be written on. What was written since lies in the drafts.
 */
export async function keptReport(
  accountNo: number,
  bookNo: number,
  ask: () => Promise<ReportState>,
): Promise<ReportState> {
  const key = `${keptOf(accountNo)}report:${bookNo}`;
  try {
    const report = await ask();
    await inTime(deviceStore().set(key, report)).catch(() => undefined);
    return report;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const kept = await inTime(deviceStore().get<ReportState>(key)).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}
