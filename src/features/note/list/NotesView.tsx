import { useQuery } from '@tanstack/react-query';
import { Plus, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NoteOverview } from '#contract/readingNote.ts';
import { hasContent } from '#domain/note/hasContent.ts';
import type { OwnQuestion, ReadingNote } from '#domain/note/NoteContent.ts';
import { type ConflictChoice, shownNote, unknownNote } from '#domain/note/NoteSync.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { SaveBadge } from '#src/components/save-badge/SaveBadge.tsx';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { takeLostFocus } from '#src/lib/browser/takeLostFocus.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { ConflictCard } from '../conflict/ConflictCard.tsx';
import { NoteFrame } from '../frame/NoteFrame.tsx';
import { noteQueries } from '../noteQueries.ts';
import type { QueuedNote } from '../sync/NoteSyncQueue.ts';
import { type OpenNoteSyncQueue, saveStateOf } from '../sync/useNoteSyncQueue.ts';
import { arrangeNotes } from './arrangeNotes.ts';
import { NoteItem } from './NoteItem.tsx';
import { NotesStart } from './NotesStart.tsx';
import styles from './NotesView.module.css';
import { noteElementId } from './noteElementId.ts';
import { type ShownNote, shownNotes } from './shownNotes.ts';
import { beginNote, editNote, type WrittenNote } from './WrittenNote.ts';

export type ListedContent = ReadingNote | OwnQuestion;

const empty: { NOTE: ReadingNote; QUESTION: OwnQuestion } = {
  NOTE: { kind: 'NOTE', quote: '', pageNo: null, thought: '', stickers: [] },
  QUESTION: { kind: 'QUESTION', question: '', answer: '', about: null },
};

const words = {
  NOTE: { page: 'bookNote', lead: '마음에 남은 문장과 내 생각을 나만의 노트에 모아요.', add: '새 노트 쓰기' },
  QUESTION: {
    page: 'noteQa',
    lead: '궁금한 것을 적고, 내가 찾은 답을 이어 써요. 나만 볼 수 있어요.',
    add: '새 질문 쓰기',
  },
} as const;

interface NotesViewProps {
  kind: ListedContent['kind'];
  overview: NoteOverview;
  open: OpenNoteSyncQueue;
  /** Given when the page was opened to ask about an item of a mission. */
  about?: OwnQuestion['about'];
}

/** Notes or questions of one book: add, change, delete and bring back; the newest first, thirty a page. */
export function NotesView({ kind, overview, open: { queue, notes }, about = null }: NotesViewProps) {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const list = useQuery(noteQueries.list(useApi(), overview.bookNo, kind, page));
  const [writing, setWriting] = useState<WrittenNote | null>(() =>
    about ? beginNote({ ...empty.QUESTION, about }, []) : null,
  );
  /** The note that takes the focus, as a card or as the way to bring it back: what had it is gone. */
  const [finished, setFinished] = useState<string | null>(null);
  // Deleted on this page: their place stays, with the way back, also where the server never had them.
  const [gone, setGone] = useState<ReadonlyMap<string, ShownNote>>(new Map());

  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (finished === null) return;
    takeLostFocus(document.getElementById(noteElementId(finished)) ?? add.current, { scroll: true });
    setFinished(null);
  }, [finished]);

  const items = list.data?.items;
  const writtenId = writing?.noteId;
  useEffect(() => {
    for (const item of items ?? []) {
      const before = queue.snapshot().get(item.noteId)?.sync;
      queue.receive(item);
      // Written on elsewhere while the form was open and nothing of it waits: the next stroke goes on from that text.
      const overtaken = before?.base && before.draft === null && item.version > before.base.version;
      if (overtaken && item.noteId === writtenId) {
        setWriting((now) => now && { ...now, content: item.content as ListedContent });
      }
    }
  }, [queue, items, writtenId]);

  function write(noteId: string, content: ListedContent): void {
    setWriting((now) => (now?.noteId === noteId ? { ...now, content } : now));
    // An empty note is no note: until it has some content it lives in the form alone.
    if (hasContent(content)) queue.edit(noteId, content);
  }

  function finish(noteId: string): void {
    setWriting(null);
    setFinished(noteId);
  }

  function bringBack({ noteId, content }: ShownNote): void {
    queue.edit(noteId, content);
    setFinished(noteId);
  }

  function remove(note: ShownNote): void {
    queue.edit(note.noteId, note.content, { deleted: true });
    setGone(new Map(gone).set(note.noteId, { ...note, deleted: true }));
    setFinished(note.noteId);
  }

  function choose({ noteId, sync }: QueuedNote, choice: ConflictChoice): void {
    const mine = sync.draft?.content;
    queue.choose(noteId, choice);
    if (choice === 'BOTH' && mine) queue.edit(createRandomId(), mine);
    // The other text stands there now: the next stroke in the open form would write mine over it.
    if (noteId === writtenId && choice !== 'MINE') setWriting(null);
    setFinished(noteId);
  }

  const kept = shownNotes(notes, kind, items?.map(({ noteId }) => noteId) ?? [], page === 1);
  const dropped = [...gone.values()].filter(
    ({ noteId }) => page === 1 && shownNote(notes.get(noteId)?.sync ?? unknownNote) === null,
  );
  const shown = [...dropped, ...kept];
  const ofKind = [...notes.values()].filter(({ sync }) => shownNote(sync)?.content.kind === kind);
  const rows = arrangeNotes(shown, writing);
  const begin = () => setWriting(beginNote(empty[kind], rows));
  const count = list.data?.totalCount ?? 0;
  const start = list.isSuccess && count === 0 && shown.length === 0 && writing === null;
  const text = words[kind];
  return (
    <NoteFrame
      overview={overview}
      page={text.page}
      lead={text.lead}
      state={<SaveBadge state={saveStateOf(queue, ofKind)} />}
    >
      {ofKind
        .filter(({ sync }) => sync.conflict !== null && sync.draft !== null)
        .map(({ noteId, sync, ...rest }) =>
          sync.conflict && sync.draft ? (
            <ConflictCard
              key={noteId}
              mine={sync.draft}
              theirs={sync.conflict}
              onChoose={(choice) => choose({ noteId, sync, ...rest }, choice)}
            />
          ) : null,
        )}
      {start ? (
        <NotesStart kind={kind} overview={overview} startButton={add} onStart={begin} />
      ) : (
        <>
          {writing === null && (
            <Button ref={add} className={styles.add} size="l" icon={<Plus aria-hidden="true" />} onClick={begin}>
              {text.add}
            </Button>
          )}
          {list.isPending && (
            <div className={styles.list}>
              <LoadingNote />
              <Skeleton height={200} radius={24} />
              <Skeleton height={200} radius={24} />
            </div>
          )}
          <PagedList
            page={page}
            pageCount={list.data ? Math.ceil(count / list.data.pageSize) : 0}
            onPage={(next) =>
              setSearch((now) => {
                now.set('page', String(next));
                return now;
              })
            }
          >
            <ul className={styles.list}>
              {rows.map((note) =>
                note.deleted ? (
                  gone.has(note.noteId) && (
                    <li key={note.noteId} className={styles.gone} role="status">
                      <span>{kind === 'NOTE' ? '노트를 지웠어요.' : '질문을 지웠어요.'}</span>
                      <Button
                        tone="white"
                        icon={<RotateCcw aria-hidden="true" />}
                        id={noteElementId(note.noteId)}
                        onClick={() => bringBack(note)}
                      >
                        되돌리기
                      </Button>
                    </li>
                  )
                ) : (
                  <NoteItem
                    key={note.noteId}
                    note={note}
                    overview={overview}
                    editing={writtenId === note.noteId}
                    onEdit={() => setWriting(editNote(note, rows))}
                    onChange={(content) => write(note.noteId, content)}
                    onDone={() => finish(note.noteId)}
                    onDelete={() => remove(note)}
                  />
                ),
              )}
            </ul>
            {list.isError && (
              <ErrorState error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
            )}
          </PagedList>
        </>
      )}
    </NoteFrame>
  );
}
