import type { ReportText } from './NoteContent.ts';

/** Both texts of a conflict in one, the other device's first, to be put together by hand. */
export function joinReports(theirs: ReportText, mine: ReportText): ReportText {
  return { kind: 'REPORT', text: [theirs.text.trimEnd(), mine.text.trimStart()].filter(Boolean).join('\n\n') };
}
