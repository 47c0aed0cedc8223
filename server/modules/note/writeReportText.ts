import { singleNoteIds } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readReportText } from './readReportText.ts';
import { storeEdit } from './storeEdit.ts';

/**
 * Writes the report from a mission attempt, inside its transaction. What another device wrote meanwhile stays in the
 * history of the report.
 */
export async function writeReportText(context: SignedInContext, bookNo: number, text: string): Promise<void> {
  const stored = await readReportText(context, bookNo);
  const key = { accountNo: context.accountNo, bookNo, noteId: singleNoteIds.REPORT };
  const content = { kind: 'REPORT' as const, text };
  await storeEdit(context, key, { baseVersion: stored?.version ?? 0, content, deleted: false, keepBefore: false });
}
