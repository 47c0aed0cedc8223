import type { ReportState } from '#contract/readingNote.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { keptOf } from '#src/lib/persisted/answersDatabase.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { inTime } from '#src/lib/persisted/inTime.ts';

/**
 * The report of a book as the server has it, or, where there is no network, as this device received it before: a
 * report that was begun can be written on. What was written since lies in the drafts.
 */
export async function keptReport(
  accountNo: number,
  bookNo: number,
  read: () => Promise<ReportState>,
): Promise<ReportState> {
  const key = `${keptOf(accountNo)}report:${bookNo}`;
  try {
    const report = await read();
    await inTime(deviceStore().set(key, report)).catch(() => undefined);
    return report;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const kept = await inTime(deviceStore().get<ReportState>(key)).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}
