import { History, NotebookPen } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type ReportNeeds, reportNeeds } from '#domain/mission/reportNeeds.ts';
import { shownNote } from '#domain/note/NoteSync.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import type { SaveBadgeState } from '#src/components/save-badge/SaveBadge.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Beside } from '#src/components/writing/Beside.tsx';
import { OpenNotes } from '../beside/NotesBeside.tsx';
import type { NoteSyncQueue, QueuedNote } from '../sync/NoteSyncQueue.ts';
import { saveStateOf, useNoteSyncQueue } from '../sync/useNoteSyncQueue.ts';
import styles from './ReportEditor.module.css';
import { ReportEditor, reportTextOf, useReport } from './ReportEditor.tsx';
import { VersionList } from './VersionList.tsx';

interface ReportPadProps {
  bookNo: number;
  reason: string | undefined;
  /** Questions that lead on, folded below the text. */
  guide: ReactNode;
  onState: (state: {
    needs: ReportNeeds;
    textNow: () => string;
    saveState: SaveBadgeState;
    flush: () => Promise<boolean>;
  }) => void;
}

/** The report editor for the mission, which hands in what stands here. */
export function ReportPad({ bookNo, reason, guide, onState }: ReportPadProps) {
  const open = useNoteSyncQueue(bookNo);
  const queue = open?.queue;
  const [notesOpen, setNotesOpen] = useState(false);
  const query = useReport(bookNo, queue);
  const note = open?.notes.get(singleNoteIds.REPORT);
  const text = textOf(note);
  const saveState = queue && note ? saveStateOf(queue, [note]) : 'saved';

  const report = query.data;
  const needs = useMemo(
    () =>
      report &&
      reportNeeds(
        text,
        report.minLength,
        report.gates.map(({ code }) => code),
      ),
    [report, text],
  );

  useEffect(() => {
    if (!queue || !needs) return;
    const textNow = () => textOf(queue.snapshot().get(singleNoteIds.REPORT));
    onState({ needs, textNow, saveState, flush: () => queue.flush() });
  }, [queue, onState, saveState, needs]);

  const skeleton = <Skeleton height={420} radius={24} />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(report) =>
        open ? (
          <Beside
            aside={
              notesOpen && (
                <OpenNotes bookNo={bookNo} mission="REPORT" open={open} onClose={() => setNotesOpen(false)} />
              )
            }
          >
            <ReportEditor
              bookNo={bookNo}
              report={report}
              open={open}
              reason={reason}
              help={guide}
              tools={
                <>
                  <VersionButton
                    bookNo={bookNo}
                    queue={open.queue}
                    now={text}
                    version={note?.sync.base?.version ?? 0}
                  />
                  <Button
                    tone="soft"
                    icon={<NotebookPen aria-hidden="true" />}
                    aria-expanded={notesOpen}
                    onClick={() => setNotesOpen(!notesOpen)}
                  >
                    내 노트
                  </Button>
                </>
              }
            />
          </Beside>
        ) : (
          skeleton
        )
      }
    </QueryView>
  );
}

function textOf(note: QueuedNote | undefined): string {
  return reportTextOf(note ? shownNote(note.sync)?.content : undefined);
}

interface VersionButtonProps {
  bookNo: number;
  queue: NoteSyncQueue;
  now: string;
  version: number;
}

/** The way to earlier texts where there is no room beside the text. */
function VersionButton({ bookNo, queue, now, version }: VersionButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="soft" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        지난 글
      </Button>
      <Dialog open={open} onClose={close} title="지난 글" maxWidth={560}>
        <div className={styles.versions}>
          <VersionList bookNo={bookNo} queue={queue} now={now} version={version} onRestored={close} />
        </div>
      </Dialog>
    </>
  );
}
