import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { NoteEditBody, StoredNote } from '#contract/readingNote.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { SentenceNotes } from './SentenceNotes.tsx';

const held = { text: '바다에 용궁이 있었어요.', pageNo: 3 };
let bookNo = 2000;
// Queues of one book outlive their page for a moment.
beforeEach(() => {
  bookNo += 1;
});

async function open(items: StoredNote[] = []) {
  const listed = (asked: unknown) => {
    const { page } = asked as { page: number };
    return { items: items.slice((page - 1) * 30, page * 30), page, pageSize: 30, totalCount: items.length };
  };
  const services = createTestServices({
    signedIn: true,
    answers: { [`GET /api/reading-notes/books/${bookNo}/notes/me`]: listed },
  });
  const edits: { noteId: string; edit: NoteEditBody }[] = [];
  const call = services.api.call;
  services.api.call = ((endpoint, input) => {
    const { params, body } = (input ?? {}) as { params?: { noteId?: string }; body?: NoteEditBody };
    if (!params?.noteId || !body) return call(endpoint, input as never);
    edits.push({ noteId: params.noteId, edit: body });
    const stored = {
      noteId: params.noteId,
      version: body.baseVersion + 1,
      content: body.content,
      deleted: body.deleted,
    };
    return Promise.resolve({ ...stored, createdAt: '2026-11-20T03:00:00.000Z', updatedAt: '2026-11-20T03:00:00.000Z' });
  }) as typeof call;
  const onQuotes = vi.fn();
  function Page() {
    const [shown, setShown] = useState<typeof held | null>(held);
    return (
      <>
        <button type="button" onClick={() => setShown(held)}>
          누르기
        </button>
        <SentenceNotes bookNo={bookNo} held={shown} onClose={() => setShown(null)} onQuotes={onQuotes} />
      </>
    );
  }
  renderShell(<Page />, services);
  await screen.findByRole('dialog', { name: '고른 문장' });
  return { edits, quotes: () => onQuotes.mock.lastCall?.[0], again: () => fireEvent.click(screen.getByText('누르기')) };
}

it('keeps a sentence with its page, and takes it back', async () => {
  const { edits, quotes } = await open();
  fireEvent.click(screen.getByRole('button', { name: '문장 간직하기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(quotes()).toEqual([{ quote: held.text, pageNo: 3 }]);
  await waitFor(() => expect(edits[0]?.edit.content).toMatchObject({ quote: held.text, pageNo: 3, thought: '' }));
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(quotes()).toEqual([]);
  await waitFor(() => expect(edits.at(-1)).toMatchObject({ noteId: edits[0]?.noteId, edit: { deleted: true } }));
});

it('writes a note beside the sentence: one note, stroke by stroke', async () => {
  const { edits, again, quotes } = await open();
  fireEvent.click(screen.getByRole('button', { name: '노트 쓰기' }));
  const memo = screen.getByLabelText('이 문장을 읽고 든 생각');
  fireEvent.change(memo, { target: { value: '나도' } });
  fireEvent.change(memo, { target: { value: '나도 가고 싶다' } });
  fireEvent.click(screen.getByRole('button', { name: '다 썼어요' }));
  await waitFor(() =>
    expect(edits.at(-1)?.edit.content).toMatchObject({ quote: held.text, thought: '나도 가고 싶다' }),
  );
  expect(new Set(edits.map(({ noteId }) => noteId)).size).toBe(1);
  again();
  fireEvent.click(screen.getByRole('button', { name: '노트 쓰기' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('이 문장을 읽고 든 생각').value).toBe('나도 가고 싶다');
  expect(quotes()).toHaveLength(1);
});

it('knows a sentence that is kept already, takes it out and brings it back', async () => {
  const content = { kind: 'NOTE' as const, quote: held.text, pageNo: 3, thought: '', stickers: [] };
  const at = '2026-11-20T03:00:00.000Z';
  const { quotes } = await open([{ noteId: 'n1', version: 1, deleted: false, content, createdAt: at, updatedAt: at }]);
  fireEvent.click(await screen.findByRole('button', { name: '문장 빼기' }));
  expect(quotes()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(quotes()).toEqual([{ quote: held.text, pageNo: 3 }]);
});

it('knows every sentence of the book, not those of the newest notes alone', async () => {
  const at = '2026-11-20T03:00:00.000Z';
  const items = Array.from({ length: 65 }, (_, no): StoredNote => {
    const content = { kind: 'NOTE' as const, quote: `문장 ${no}`, pageNo: 3, thought: '', stickers: [] };
    return { noteId: `n${no}`, version: 1, deleted: false, content, createdAt: at, updatedAt: at };
  });
  const { quotes } = await open(items);
  await waitFor(() => expect(quotes()).toHaveLength(65));
  expect(quotes().at(-1)).toEqual({ quote: '문장 64', pageNo: 3 });
});
