import { useQuery } from '@tanstack/react-query';
import { BookOpen, Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { useTabDraft } from '#src/lib/persisted/useTabDraft.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { shownNotes } from '../list/shownNotes.ts';
import { noteQueries } from '../noteQueries.ts';
import type { OpenNoteSyncQueue } from '../sync/useNoteSyncQueue.ts';
import styles from './NotesPad.module.css';

interface NotesPadProps {
  bookNo: number;
  open: OpenNoteSyncQueue;
  /** The whole notebook. */
  notebookHref: string;
  /** Whether a memo is begun and not kept yet. */
  onWriting?: (writing: boolean) => void;
}

const words = z.string();

/** A line to write a memo in and the notes there are, in as little room as it gets. */
export function NotesPad({ bookNo, open: { queue, notes }, notebookHref, onWriting }: NotesPadProps) {
  const id = useId();
  const query = useQuery(noteQueries.list(useApi(), bookNo, 'NOTE', 1));
  const draft = useTabDraft(`memo.${bookNo}`, words);
  const [memo, setMemo] = useState(() => draft.read() ?? '');
  useEffect(() => onWriting?.(memo !== ''), [memo, onWriting]);
  const items = query.data?.items;
  useEffect(() => {
    for (const item of items ?? []) queue.receive(item);
  }, [queue, items]);
  const shown = shownNotes(notes, 'NOTE', items?.map(({ noteId }) => noteId) ?? [], true).filter(
    ({ deleted }) => !deleted,
  );

  function write(text: string): void {
    setMemo(text);
    if (text === '') draft.forget();
    else draft.keep(text);
  }

  function keep(): void {
    queue.edit(createRandomId(), { kind: 'NOTE', quote: '', pageNo: null, thought: memo.trim(), stickers: [] });
    write('');
  }

  return (
    <div className={styles.pad}>
      <label className={styles.label} htmlFor={id}>
        떠오른 것을 적어 두세요
      </label>
      <textarea
        id={id}
        className={styles.memo}
        rows={2}
        lang="ko"
        maxLength={NOTE_TUNING.thoughtLength}
        value={memo}
        onChange={({ target }) => write(target.value)}
      />
      <Button
        className={styles.keep}
        tone="soft"
        icon={<Check aria-hidden="true" />}
        disabled={memo.trim() === ''}
        onClick={keep}
      >
        메모 남기기
      </Button>
      <QueryView query={query} skeleton={<Skeleton height={120} />}>
        {() =>
          shown.length === 0 ? (
            <p className={styles.none}>아직 노트가 없어요. 낱말 몇 개만 적어 두어도 글이 쉬워져요.</p>
          ) : (
            <ul className={styles.list}>
              {shown.map(({ noteId, content }) =>
                content.kind === 'NOTE' ? (
                  <li key={noteId}>
                    {content.quote.trim() !== '' && <blockquote>{content.quote}</blockquote>}
                    {content.pageNo !== null && <span className={styles.page}>{content.pageNo}쪽</span>}
                    {content.thought.trim() !== '' && <p>{content.thought}</p>}
                  </li>
                ) : null,
              )}
            </ul>
          )
        }
      </QueryView>
      <Link className={styles.all} to={notebookHref}>
        <BookOpen aria-hidden="true" />
        노트에서 크게 보기
      </Link>
    </div>
  );
}
