import { Send } from 'lucide-react';
import type { NoteOverview } from '#contract/readingNote.ts';
import { shownNote } from '#domain/note/NoteSync.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SaveBadge } from '#src/components/save-badge/SaveBadge.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { NoteFrame } from '../frame/NoteFrame.tsx';
import { type OpenNoteSyncQueue, saveStateOf } from '../sync/useNoteSyncQueue.ts';
import { ReportEditor, reportTextOf, useReport } from './ReportEditor.tsx';
import styles from './ReportView.module.css';
import { VersionList } from './VersionList.tsx';

/** The place to write the report, with what it needs, its earlier texts, and the way to hand it in. */
export function ReportView({ overview, open }: { overview: NoteOverview; open: OpenNoteSyncQueue }) {
  const { bookNo } = overview;
  const { queue, notes } = open;
  const query = useReport(bookNo, queue);
  const note = notes.get(singleNoteIds.REPORT);
  return (
    <NoteFrame
      overview={overview}
      page="noteReport"
      lead="천천히 써도 괜찮아요. 쓰는 대로 저장되고, 지난 글도 다시 꺼낼 수 있어요."
      state={<SaveBadge state={note ? saveStateOf(queue, [note]) : 'saved'} />}
    >
      <QueryView query={query} skeleton={<Skeleton height={480} radius={24} />}>
        {(report) => (
          <div className={styles.page}>
            <div className={styles.main}>
              <ReportEditor bookNo={bookNo} report={report} open={open} rows={12} />
            </div>
            <div className={styles.side}>
              <aside className={styles.guide} aria-label="길잡이 질문">
                <h2>이런 것을 적어 보면 좋아요</h2>
                <ol>
                  {report.prompts.map((prompt) => (
                    <li key={prompt}>{prompt}</li>
                  ))}
                </ol>
              </aside>
              <HandIn bookNo={bookNo} state={report.missionState} />
              <Panel title="지난 글">
                <VersionList
                  bookNo={bookNo}
                  queue={queue}
                  now={reportTextOf(note ? shownNote(note.sync)?.content : undefined)}
                  version={note?.sync.base?.version ?? 0}
                />
              </Panel>
            </div>
          </div>
        )}
      </QueryView>
    </NoteFrame>
  );
}

function HandIn({ bookNo, state }: { bookNo: number; state: 'NONE' | 'NEW' | 'OPEN' | 'DONE' }) {
  if (state === 'NONE') return <p className={styles.told}>이 책에는 독후감 미션이 없어요. 쓴 글은 내 노트에 남아요.</p>;
  if (state === 'DONE')
    return <p className={styles.told}>독후감을 냈어요! 여기에서 더 고쳐도 낸 글은 바뀌지 않아요.</p>;
  return (
    <ButtonLink
      size="l"
      tone="coral"
      icon={<Send aria-hidden="true" />}
      to={`${paths.bookMission.getHref({ bookNo })}?kind=REPORT`}
    >
      미션에서 내기
    </ButtonLink>
  );
}
