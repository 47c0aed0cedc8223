import * as z from 'zod/mini';
import { itemReportReasons } from '#domain/mission/itemReportReasons.ts';
import { type TabDraft, useTabDraft } from '#src/lib/persisted/useTabDraft.ts';

const report = z.object({ reason: z.nullable(z.enum(itemReportReasons)), words: z.string() });

export type ReportDraft = TabDraft<z.output<typeof report>>;

/** The report of an item as far as it was written. */
export function useReportDraft(attemptNo: number, key: string): ReportDraft {
  return useTabDraft(`item-report.${attemptNo}.${key}`, report);
}
