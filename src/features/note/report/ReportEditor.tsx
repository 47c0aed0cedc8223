import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { ReportDesk } from '../../../../contract/readingNote.ts';
import { writtenLength } from '../../../../domain/mission/writtenLength.ts';
import { joinReports } from '../../../../domain/note/joinReports.ts';
import type { NoteContent, ReportText } from '../../../../domain/note/NoteContent.ts';
import { type ConflictChoice, shownNote } from '../../../../domain/note/NoteSync.ts';
import { singleNoteIds } from '../../../../domain/note/noteKinds.ts';
import { noteLength } from '../../../../domain/note/noteLength.ts';
import { NOTE_TUNING } from '../../../../domain/note/tuning.ts';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { noteQueries } from '../api/noteQueries.ts';
import { ConflictCard } from '../conflict/ConflictCard.tsx';
import type { OpenNoteDesk } from '../sync/useNoteDesk.ts';
import { GateList } from './GateList.tsx';
import styles from './ReportEditor.module.css';

const ID = singleNoteIds.REPORT;

interface ReportEditorProps {
  bookNo: number;
  report: ReportDesk;
  open: OpenNoteDesk;
  /** Why it cannot be handed in yet. */
  reason?: string | undefined;
  rows?: number;
}

/** The one text of the report, wherever it is shown: it saves by itself and tells what it still lacks. */
export function ReportEditor({ bookNo, report, open: { desk, notes }, reason, rows = 14 }: ReportEditorProps) {
  const id = useId();
  const api = useApi();
  const client = useQueryClient();
  const note = notes.get(ID);
  const text = reportTextOf(note?.sync ? shownNote(note.sync)?.content : undefined);
  const version = note?.sync.base?.version ?? 0;

  // What the text lacks is the server's to say: ask again whenever it has a new version.
  useEffect(() => {
    const { queryKey } = noteQueries.report(api, bookNo);
    if (version > (report.note?.version ?? 0)) void client.invalidateQueries({ queryKey });
  }, [api, bookNo, client, report.note?.version, version]);

  function choose(choice: ConflictChoice): void {
    const theirs = note?.sync.conflict?.content;
    desk.choose(ID, choice === 'THEIRS' ? 'MINE' : choice, (other, mine) =>
      other.kind === 'REPORT' && mine.kind === 'REPORT' ? joinReports(other, mine) : mine,
    );
    if (choice === 'THEIRS' && theirs) void takeTheirs(theirs);
  }

  /** Mine goes to the server first, so that the history holds it; then theirs takes its place. */
  async function takeTheirs(theirs: NoteContent): Promise<void> {
    if (await desk.flush()) desk.edit(ID, theirs, { keepBefore: true });
    else showToast('연결이 끊겨 이 기기 글을 그대로 두었어요. 다른 기기 글은 지난 글에 남아요.', 'warning');
  }

  const length = writtenLength(text);
  const over = noteLength(text) - NOTE_TUNING.reportLength;
  const saved = note?.sync.draft == null;
  return (
    <div className={styles.editor}>
      {note?.sync.conflict && note.sync.draft && (
        <ConflictCard mine={note.sync.draft} theirs={note.sync.conflict} onChoose={choose} />
      )}
      {note?.problem && (
        <p className={styles.problem} role="alert">
          {note.problem}
        </p>
      )}
      <div className={styles.paper}>
        <label className={styles.label} htmlFor={id}>
          {report.title}
        </label>
        <textarea
          id={id}
          className={styles.text}
          rows={rows}
          lang="ko"
          value={text}
          onChange={(event) => desk.edit(ID, { kind: 'REPORT', text: event.target.value } satisfies ReportText)}
          aria-invalid={reason ? true : undefined}
          aria-describedby={`${id}-advice`}
        />
        <p
          id={`${id}-advice`}
          className={styles.advice}
          data-enough={length >= report.minLength && length <= report.maxLength}
        >
          {reason ? <strong className={styles.reason}>{reason}</strong> : advise(length, over, report)}
          <span className={styles.count}>
            {length.toLocaleString('ko-KR')} / {report.maxLength.toLocaleString('ko-KR')}자
          </span>
        </p>
      </div>
      <GateList report={report} length={length} current={saved && report.note?.version === version} />
    </div>
  );
}

export function reportTextOf(content: NoteContent | undefined): string {
  return content?.kind === 'REPORT' ? content.text : '';
}

function advise(length: number, over: number, { minLength, maxLength }: ReportDesk): string {
  if (over > 0) return `빈칸까지 세어 ${over}자를 줄이면 저장돼요.`;
  if (length === 0) return `${minLength}자 넘게 써 보세요. 빈칸은 세지 않아요.`;
  if (length < minLength) return `좋아요! ${minLength - length}자만 더 써 볼까요?`;
  if (length > maxLength) return `조금 길어요. ${length - maxLength}자만 줄여 볼까요?`;
  return '충분히 썼어요. 멋져요!';
}

/** The report of a book as the server has it, heard by the desk. */
export function useReport(bookNo: number, desk: OpenNoteDesk['desk'] | undefined) {
  const query = useQuery(noteQueries.report(useApi(), bookNo));
  const note = query.data?.note;
  useEffect(() => {
    if (note) desk?.hear(note);
  }, [desk, note]);
  return query;
}
