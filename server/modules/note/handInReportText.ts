import { REPORT_KEY } from '#domain/mission/missionItems.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { readReportText } from './readReportText.ts';
import { noteVersions } from './repositories/noteVersions.ts';

/**
 * Takes the report as it stands into the attempt that is handed in, inside its transaction: from then on the attempt
 * holds what was handed in, and the history of the report shows which text that was.
 */
export async function handInReportText(
  context: SignedInContext,
  { bookNo, attemptNo }: { bookNo: number; attemptNo: number },
): Promise<void> {
  const note = await readReportText(context, bookNo);
  if (note?.content.kind !== 'REPORT') return;
  const { db, accountNo, now } = context;
  const before = await missionAnswers.find(db, attemptNo, REPORT_KEY);
  const handedIn = { key: REPORT_KEY, value: note.content.text, seq: (before?.seq ?? 0) + 1 };
  await missionAnswers.save(db, attemptNo, handedIn, now);
  await noteVersions.keep(db, { accountNo, bookNo, noteId: singleNoteIds.REPORT }, note, true);
}
