import { useEffect } from 'react';
import { shownNote } from '../../../../domain/note/NoteSync.ts';
import { singleNoteIds } from '../../../../domain/note/noteKinds.ts';
import type { SaveBadgeState } from '../../../components/save-badge/SaveBadge.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../../components/states/QueryView.tsx';
import { saveStateOf, useNoteDesk } from '../sync/useNoteDesk.ts';
import { ReportEditor, reportTextOf, useReport } from './ReportEditor.tsx';

interface ReportPadProps {
  bookNo: number;
  reason: string | undefined;
  onState: (state: { written: boolean; saveState: SaveBadgeState; flush: () => Promise<boolean> }) => void;
}

/** The report editor for the mission, which hands in what stands here. */
export function ReportPad({ bookNo, reason, onState }: ReportPadProps) {
  const open = useNoteDesk(bookNo);
  const desk = open?.desk;
  const query = useReport(bookNo, desk);
  const note = open?.notes.get(singleNoteIds.REPORT);
  const written = reportTextOf(note ? shownNote(note.sync)?.content : undefined).trim() !== '';
  const saveState = desk && note ? saveStateOf(desk, [note]) : 'saved';

  useEffect(() => {
    if (desk) onState({ written, saveState, flush: () => desk.flush() });
  }, [desk, onState, saveState, written]);

  const skeleton = <Skeleton height={420} radius={24} />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(report) => (open ? <ReportEditor bookNo={bookNo} report={report} open={open} reason={reason} /> : skeleton)}
    </QueryView>
  );
}
