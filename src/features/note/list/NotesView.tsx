import { useQuery } from '@tanstack/react-query';
import { Plus, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NoteOverview } from '../../../../contract/readingNote.ts';
import type { OwnQuestion, ReadingNote } from '../../../../domain/note/NoteContent.ts';
import { type ConflictChoice, shownNote } from '../../../../domain/note/NoteSync.ts';
import { saysSomething } from '../../../../domain/note/saysSomething.ts';
import { Button } from '../../../components/button/Button.tsx';
import { PagedList } from '../../../components/pagination/PagedList.tsx';
import { readPage } from '../../../components/pagination/readPage.ts';
import { SaveBadge } from '../../../components/save-badge/SaveBadge.tsx';
import { LoadingNote } from '../../../components/skeleton/LoadingNote.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../components/states/ErrorState.tsx';
import { createRandomId } from '../../../lib/browser/createRandomId.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { noteQueries } from '../api/noteQueries.ts';
import { ConflictCard } from '../conflict/ConflictCard.tsx';
import { NoteFrame } from '../frame/NoteFrame.tsx';
import type { DeskNote } from '../sync/NoteDesk.ts';
import { type OpenNoteDesk, saveStateOf } from '../sync/useNoteDesk.ts';
import { NoteItem } from './NoteItem.tsx';
import { NotesStart } from './NotesStart.tsx';
import styles from './NotesView.module.css';
import { shownNotes } from './shownNotes.ts';

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
  open: OpenNoteDesk;
  /** Given when the page was opened to ask about an item of a mission. */
  about?: OwnQuestion['about'];
}

/** Notes or questions of one book: add, change, delete and bring back; the newest first, thirty a page. */
export function NotesView({ kind, overview, open: { desk, notes }, about = null }: NotesViewProps) {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const list = useQuery(noteQueries.list(useApi(), overview.bookNo, kind, page));
  const [writing, setWriting] = useState<string | null>(() => (about ? createRandomId() : null));
  const [fresh, setFresh] = useState<ListedContent | null>(() => (about ? { ...empty.QUESTION, about } : null));
  // Deleted on this page: their place stays, with the way back.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const items = list.data?.items;
  useEffect(() => {
    for (const item of items ?? []) {
      const before = desk.snapshot().get(item.noteId)?.sync;
      desk.hear(item);
      // Written on elsewhere while the form was open and nothing of it waits: the next stroke goes on from that text.
      const overtaken = before?.base && before.draft === null && item.version > before.base.version;
      if (overtaken && item.noteId === writing) setFresh(item.content as ListedContent);
    }
  }, [desk, items, writing]);

  function begin(content: ListedContent): void {
    setFresh(content);
    setWriting(createRandomId());
  }

  function write(noteId: string, content: ListedContent): void {
    // An empty note is no note: until it says something it lives in the form alone.
    if (noteId === writing) setFresh(content);
    if (saysSomething(content)) desk.edit(noteId, content);
  }

  function remove(noteId: string, content: ListedContent): void {
    desk.edit(noteId, content, { deleted: true });
    setGone(new Set(gone).add(noteId));
  }

  function choose({ noteId, sync }: DeskNote, choice: ConflictChoice): void {
    const mine = sync.draft?.content;
    desk.choose(noteId, choice);
    if (choice === 'BOTH' && mine) desk.edit(createRandomId(), mine);
    // The other text stands there now: the next stroke in the open form would write mine over it.
    if (noteId === writing && choice !== 'MINE') setWriting(null);
  }

  const shown = shownNotes(notes, kind, items?.map(({ noteId }) => noteId) ?? [], page === 1);
  const ofKind = [...notes.values()].filter(({ sync }) => shownNote(sync)?.content.kind === kind);
  const newNote = writing !== null && !shown.some(({ noteId }) => noteId === writing);
  const count = list.data?.totalCount ?? 0;
  const start = list.isSuccess && count === 0 && shown.length === 0 && writing === null;
  const text = words[kind];
  return (
    <NoteFrame
      overview={overview}
      page={text.page}
      lead={text.lead}
      state={<SaveBadge state={saveStateOf(desk, ofKind)} />}
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
        <NotesStart kind={kind} overview={overview} onStart={() => begin(empty[kind])} />
      ) : (
        <>
          {writing === null && (
            <Button
              className={styles.add}
              size="l"
              icon={<Plus aria-hidden="true" />}
              onClick={() => begin(empty[kind])}
            >
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
              {newNote && fresh && writing && (
                <NoteItem
                  key={writing}
                  note={{ noteId: writing, content: fresh, problem: null, updatedAt: null }}
                  overview={overview}
                  editing
                  onEdit={() => undefined}
                  onChange={(content) => write(writing, content)}
                  onDone={() => setWriting(null)}
                  onDelete={() => undefined}
                />
              )}
              {shown.map((note) =>
                note.deleted ? (
                  gone.has(note.noteId) && (
                    <li key={note.noteId} className={styles.gone} role="status">
                      <span>{kind === 'NOTE' ? '노트를 지웠어요.' : '질문을 지웠어요.'}</span>
                      <Button
                        tone="white"
                        icon={<RotateCcw aria-hidden="true" />}
                        autoFocus
                        onClick={() => desk.edit(note.noteId, note.content)}
                      >
                        되돌리기
                      </Button>
                    </li>
                  )
                ) : (
                  <NoteItem
                    key={note.noteId}
                    note={writing === note.noteId && fresh ? { ...note, content: fresh } : note}
                    overview={overview}
                    editing={writing === note.noteId}
                    onEdit={() => {
                      setFresh(note.content);
                      setWriting(note.noteId);
                    }}
                    onChange={(content) => write(note.noteId, content)}
                    onDone={() => setWriting(null)}
                    onDelete={() => remove(note.noteId, note.content)}
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
