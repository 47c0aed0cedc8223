import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { noteApi } from '#contract/endpoints/note.ts';
import type { ReportState } from '#contract/readingNote.ts';
import { sentenceStarters } from '#domain/mission/sentenceStarters.ts';
import { writtenLength } from '#domain/mission/writtenLength.ts';
import { joinReports } from '#domain/note/joinReports.ts';
import type { NoteContent, ReportText } from '#domain/note/NoteContent.ts';
import { type ConflictChoice, shownNote } from '#domain/note/NoteSync.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import { noteLength } from '#domain/note/noteLength.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { WritingPad } from '#src/components/writing/WritingPad.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import { ConflictCard } from '../conflict/ConflictCard.tsx';
import { noteQueries } from '../noteQueries.ts';
import { keptReport } from '../sync/keptReport.ts';
import type { OpenNoteSyncQueue } from '../sync/useNoteSyncQueue.ts';
import { GateList } from './GateList.tsx';
import styles from './ReportEditor.module.css';

const ID = singleNoteIds.REPORT;

interface ReportEditorProps {
  bookNo: number;
  report: ReportState;
  open: OpenNoteSyncQueue;
  /** Why it cannot be handed in yet. */
  reason?: string | undefined;
  rows?: number;
  /** More buttons beside undo. */
  tools?: ReactNode;
  /** Stands with the first words in the folded help. */
  help?: ReactNode;
}

/** The one text of the report, wherever it is shown: it saves by itself and shows what it still lacks. */
export function ReportEditor({ bookNo, report, open, reason, rows = 14, tools, help }: ReportEditorProps) {
  const { queue, notes } = open;
  const api = useApi();
  const client = useQueryClient();
  const note = notes.get(ID);
  const text = reportTextOf(note?.sync ? shownNote(note.sync)?.content : undefined);
  const version = note?.sync.base?.version ?? 0;

  // What the text lacks is decided by the server: ask again whenever it has a new version.
  useEffect(() => {
    const { queryKey } = noteQueries.report(api, bookNo);
    if (version > (report.note?.version ?? 0)) void client.invalidateQueries({ queryKey });
  }, [api, bookNo, client, report.note?.version, version]);

  function choose(choice: ConflictChoice): void {
    const theirs = note?.sync.conflict?.content;
    queue.choose(ID, choice === 'THEIRS' ? 'MINE' : choice, (other, mine) =>
      other.kind === 'REPORT' && mine.kind === 'REPORT' ? joinReports(other, mine) : mine,
    );
    if (choice === 'THEIRS' && theirs) void takeTheirs(theirs);
  }

  /** Mine goes to the server first, so that the history holds it; then theirs takes its place. */
  async function takeTheirs(theirs: NoteContent): Promise<void> {
    if (await queue.flush()) queue.edit(ID, theirs, { keepBefore: true });
    else showToast('연결이 끊겨 이 기기 글을 그대로 두었어요. 다른 기기 글은 지난 글에 남아요.', 'warning');
  }

  // The buttons of the choice are gone once it is made.
  const place = useLostFocus<HTMLDivElement>(note?.sync.conflict != null);
  const length = writtenLength(text);
  const over = noteLength(text) - NOTE_TUNING.reportLength;
  const saved = note?.sync.draft == null;
  return (
    <div ref={place} className={styles.editor} tabIndex={-1}>
      {note?.sync.conflict && note.sync.draft && (
        <ConflictCard mine={note.sync.draft} theirs={note.sync.conflict} onChoose={choose} />
      )}
      {note?.problem && (
        <p className={styles.problem} role="alert">
          {note.problem}
        </p>
      )}
      <WritingPad
        label={report.title}
        text={text}
        onChange={(next) => queue.edit(ID, { kind: 'REPORT', text: next } satisfies ReportText)}
        minLength={report.minLength}
        maxLength={report.maxLength}
        starters={sentenceStarters('REPORT', report.band, text)}
        writing={{ bookNo, mission: 'REPORT' }}
        reason={reason}
        notice={over > 0 ? `빈칸까지 세어 ${over}자를 줄이면 저장돼요.` : undefined}
        rows={rows}
        tools={tools}
        help={help}
      />
      <GateList report={report} length={length} current={saved && report.note?.version === version} />
    </div>
  );
}

export function reportTextOf(content: NoteContent | undefined): string {
  return content?.kind === 'REPORT' ? content.text : '';
}

/** The report of a book as the server has it, received by the queue. */
export function useReport(bookNo: number, queue: OpenNoteSyncQueue['queue'] | undefined) {
  const api = useApi();
  const accountNo = useAccount()?.accountNo ?? 0;
  const asked = noteQueries.report(api, bookNo);
  const query = useQuery({
    ...asked,
    queryFn: ({ signal }) =>
      keptReport(accountNo, bookNo, () => api.call(noteApi.readReport, { params: { bookNo }, signal })),
  });
  const note = query.data?.note;
  useEffect(() => {
    if (note) queue?.receive(note);
  }, [queue, note]);
  return query;
}
