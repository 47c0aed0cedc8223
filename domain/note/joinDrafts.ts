import { joinReports } from './joinReports.ts';
import { mergeMaps } from './matchingMap.ts';
import type { NoteContent } from './NoteContent.ts';
import { type NoteSync, receivedCopy } from './NoteSync.ts';
import { sameNote } from './normalizeNote.ts';

/**
 * One note of which this device held a draft that was found only after the student had gone on without it. Nothing of
 * either is lost: where nothing was written meanwhile the found draft goes on; one report and one map hold both; a list
 * has room for the found one as a note of its own.
 *
 * @param found as it waited on this device
 * @param mine as it stands now
 * @returns `aside`: the content of a note to begin
 */
export function joinDrafts(found: NoteSync, mine: NoteSync): { sync: NoteSync; aside: NoteContent | null } {
  const { base, draft } = mine;
  if (draft === null) return { sync: base === null ? found : receivedCopy(found, base), aside: null };
  const waited = found.draft;
  if (waited === null || waited.deleted || sameNote(waited.content, draft.content)) return { sync: mine, aside: null };
  const content = draft.deleted ? null : joined(waited.content, draft.content);
  if (content === null) return { sync: mine, aside: waited.content };
  const both = { content, deleted: false, edit: Math.max(waited.edit, draft.edit) + 1, keepBefore: true };
  const unsure = [...found.unsure, ...mine.unsure];
  return { sync: { ...mine, base: base ?? found.base, draft: both, unsure }, aside: null };
}

function joined(found: NoteContent, mine: NoteContent): NoteContent | null {
  if (found.kind === 'MAP' && mine.kind === 'MAP') return mergeMaps(found, mine);
  if (found.kind !== 'REPORT' || mine.kind !== 'REPORT') return null;
  // One that was written on from the other holds it already.
  if (mine.text.includes(found.text.trim())) return mine;
  return found.text.includes(mine.text.trim()) ? found : joinReports(found, mine);
}
