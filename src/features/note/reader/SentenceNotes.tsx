import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ReadingNote } from '#domain/note/NoteContent.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { UndoBar } from '#src/components/undo-bar/UndoBar.tsx';
import { useUndoable } from '#src/components/undo-bar/useUndoable.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { shownNotes } from '../list/shownNotes.ts';
import { noteQueries } from '../noteQueries.ts';
import { useNoteSyncQueue } from '../sync/useNoteSyncQueue.ts';
import { SentenceBar } from './SentenceBar.tsx';
import styles from './SentenceNotes.module.css';

interface SentenceNotesProps {
  bookNo: number;
  /** Words of the book that are held; null: none. */
  held: { text: string; pageNo: number } | null;
  onClose: () => void;
  /** Called with the quotes of this book, and with each change of them. */
  onQuotes: (quotes: readonly { quote: string; pageNo: number | null }[]) => void;
}

/**
 * Keeps words of a book as a quote or a note over the page that is read. As on the note pages everything is on the device
 * first and then sent with the version it is based on.
 */
export function SentenceNotes({ bookNo, held, onClose, onQuotes }: SentenceNotesProps) {
  const open = useNoteSyncQueue(bookNo);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    noteQueries.whole(useApi(), bookNo, 'NOTE'),
  );
  const { done, show, clear } = useUndoable();
  const queue = open?.queue;
  const notes = open?.notes;

  // Every sentence that was kept is underlined, not the newest alone; what fails is tried again with the next book.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  useEffect(() => {
    for (const item of items ?? []) queue?.receive(item);
  }, [queue, items]);

  const quotes = useMemo(() => {
    const listed = items?.map(({ noteId }) => noteId) ?? [];
    return shownNotes(notes ?? new Map(), 'NOTE', listed, true).flatMap(({ noteId, content, deleted }) =>
      content.kind === 'NOTE' && !deleted && content.quote.trim() !== '' ? [{ noteId, content }] : [],
    );
  }, [notes, items]);
  const shown = JSON.stringify(quotes.map(({ content: { quote, pageNo } }) => ({ quote, pageNo })));
  useEffect(() => onQuotes(JSON.parse(shown)), [shown, onQuotes]);

  const kept = held && quotes.find(({ content }) => content.quote === held.text && content.pageNo === held.pageNo);

  /** Keeps the held words, once. */
  function keep(thought = kept?.content.thought ?? ''): void {
    if (!held || !queue) return;
    const fresh: ReadingNote = { kind: 'NOTE', quote: held.text, pageNo: held.pageNo, thought: '', stickers: [] };
    const content = { ...(kept?.content ?? fresh), thought: thought.slice(0, NOTE_TUNING.thoughtLength) };
    const noteId = kept?.noteId ?? createRandomId();
    queue.edit(noteId, content);
    if (!kept) show('문장을 내 노트에 간직했어요', () => change(noteId, content, true));
  }

  function change(noteId: string, content: ReadingNote, deleted: boolean): void {
    queue?.edit(noteId, content, { deleted });
    clear();
  }

  function takeOut(): void {
    if (!kept) return;
    const { noteId, content } = kept;
    change(noteId, content, true);
    show('간직한 문장을 뺐어요', () => change(noteId, content, false));
    onClose();
  }

  return (
    <div className={styles.place}>
      {held && queue ? (
        <SentenceBar
          key={held.text}
          text={held.text}
          kept={kept != null}
          thought={kept?.content.thought ?? ''}
          problem={notes?.get(kept?.noteId ?? '')?.problem ?? null}
          onKeep={() => {
            keep();
            onClose();
          }}
          onTakeOut={takeOut}
          onThought={keep}
          onClose={onClose}
        />
      ) : (
        <UndoBar done={done} onClose={clear} />
      )}
    </div>
  );
}
