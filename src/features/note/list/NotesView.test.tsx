import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, it } from 'vitest';
import type { NoteOverview, StoredNote } from '#contract/readingNote.ts';
import type { OwnQuestion, ReadingNote } from '#domain/note/NoteContent.ts';
import { createMemoryStore } from '#src/lib/persisted/DeviceStore.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { typeKeys } from '#src/testing/typeKeys.ts';
import { createDraftStore } from '../sync/createDraftStore.ts';
import { NoteSyncQueue } from '../sync/NoteSyncQueue.ts';
import { NotesView } from './NotesView.tsx';

const overview = {
  bookNo: 1126,
  bookName: '별주부전',
  readable: false,
  missions: [],
  noteCount: 1,
} as unknown as NoteOverview;
const content = (thought: string): ReadingNote => ({ kind: 'NOTE', quote: '별', pageNo: null, thought, stickers: [] });
const copy = (version: number, thought: string, deleted = false): StoredNote => ({
  ...{ noteId: 'note-1', version, deleted, content: content(thought) },
  ...{ createdAt: '2026-11-20T03:00:00.000Z', updatedAt: '2026-11-20T03:00:00.000Z' },
});

/** A desk that sends nothing by itself. */
function Notes({ queue, kind }: { queue: NoteSyncQueue; kind: 'NOTE' | 'QUESTION' }) {
  const notes = useSyncExternalStore(queue.subscribe, queue.snapshot);
  return <NotesView kind={kind} overview={overview} open={{ queue, notes }} />;
}

const openNoteSyncQueue = () =>
  new NoteSyncQueue({
    store: createDraftStore(7, 1126, createMemoryStore()),
    send: () => new Promise(() => {}),
    read: () => new Promise(() => {}),
    isCurrent: () => true,
    describeFailure: () => 'PASSING',
    wait: () => new Promise(() => {}),
    random: () => 0.5,
  });

/** The form of the note is open. */
async function openForm() {
  const queue = openNoteSyncQueue();
  const services = createTestServices({ signedIn: true });
  const receiveList = (item: StoredNote) => {
    const list = { items: [item], page: 1, pageSize: 30, totalCount: 1 };
    services.answers['GET /api/reading-notes/books/1126/notes/me'] = list;
  };
  receiveList(copy(1, '처음'));
  const { client } = renderShell(<Notes queue={queue} kind="NOTE" />, services);
  fireEvent.click(await screen.findByRole('button', { name: /고치기/ }));
  return { queue, receiveList, client };
}

/** The form of the note is open with my text when the news of the other device comes. */
async function openConflict(theirs: StoredNote): Promise<NoteSyncQueue> {
  const { queue } = await openForm();
  fireEvent.change(screen.getByLabelText('내 생각'), { target: { value: '내 글' } });
  queue.receive(theirs);
  await screen.findByRole('alert', { name: '두 기기에서 다르게 썼어요' });
  return queue;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const form = () => screen.queryByRole('region', { name: '노트 쓰기' });

it.each(['다른 기기 것으로', '둘 다 남기기'])(
  'closes the open form, so that my text is not written over theirs: %s',
  async (choice) => {
    const queue = await openConflict(copy(2, '다른 글'));
    press(choice);
    await waitFor(() => expect(form()).toBeNull());
    expect(screen.getByText('다른 글')).toBeTruthy();
    expect(queue.snapshot().get('note-1')?.sync).toMatchObject({ base: { version: 2 }, draft: null });
    expect(screen.queryAllByText('내 글')).toHaveLength(choice === '둘 다 남기기' ? 1 : 0);
  },
);

it("lets a new note be written after the other device's deletion was chosen", async () => {
  await openConflict(copy(2, '다른 글', true));
  press('다른 기기 것으로');
  expect(await screen.findByRole('button', { name: '새 노트 쓰기' })).toBeTruthy();
});

it('goes on with my text where that was chosen', async () => {
  await openConflict(copy(2, '다른 글'));
  press('이 기기 것으로');
  expect(form()).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('내 생각').value).toBe('내 글');
});

it('goes on from the text of the other device where nothing of mine waits', async () => {
  const { queue, receiveList, client } = await openForm();
  receiveList(copy(2, '다른 글'));
  void client.refetchQueries();
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('내 생각').value).toBe('다른 글'));
  fireEvent.change(screen.getByLabelText('마음에 남은 문장'), { target: { value: '달' } });
  expect(queue.snapshot().get('note-1')?.sync.draft?.content).toEqual({ ...content('다른 글'), quote: '달' });
});

it('keeps a question whose answer is written first', async () => {
  const queue = openNoteSyncQueue();
  const services = createTestServices({ signedIn: true });
  const list = { items: [], page: 1, pageSize: 30, totalCount: 0 };
  services.answers['GET /api/reading-notes/books/1126/notes/me'] = list;
  renderShell(<Notes queue={queue} kind="QUESTION" />, services);
  fireEvent.click(await screen.findByRole('button', { name: '첫 질문 쓰기' }));
  fireEvent.change(screen.getByLabelText('내가 찾은 답'), { target: { value: '거북이 기다려 주었으니까' } });
  press('다 썼어요');
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('거북이 기다려 주었으니까');
  expect(screen.getByRole('button', { name: /고치기: 거북이 기다려/ })).toBeTruthy();
  const answered: OwnQuestion = { kind: 'QUESTION', question: '', answer: '거북이 기다려 주었으니까', about: null };
  expect([...queue.snapshot().values()].map(({ sync }) => sync.draft?.content)).toEqual([answered]);
});

/** A page without notes. */
async function openEmpty(kind: 'NOTE' | 'QUESTION') {
  const queue = openNoteSyncQueue();
  const services = createTestServices({ signedIn: true });
  services.answers['GET /api/reading-notes/books/1126/notes/me'] = { items: [], page: 1, pageSize: 30, totalCount: 0 };
  renderShell(<Notes queue={queue} kind={kind} />, services);
  fireEvent.click(await screen.findByRole('button', { name: kind === 'NOTE' ? '첫 노트 쓰기' : '첫 질문 쓰기' }));
  return queue;
}

it.each([
  ['NOTE', '마음에 남은 문장'],
  ['NOTE', '몇 쪽에 있나요?'],
  ['NOTE', '내 생각'],
  ['QUESTION', '궁금한 것'],
  ['QUESTION', '내가 찾은 답'],
] as const)('keeps field, caret and focus from the first key on: %s, %s', async (kind, label) => {
  await openEmpty(kind);
  const field = screen.getByLabelText<HTMLTextAreaElement>(label);
  field.focus();
  typeKeys('1234');
  expect(screen.getByLabelText(label)).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('1234');
});

it('puts the focus on the card that was saved, and on the one that was brought back', async () => {
  const queue = await openEmpty('NOTE');
  typeKeys('별');
  press('다 썼어요');
  const card = await screen.findByRole('article', { name: '노트: 별' });
  expect(document.activeElement).toBe(card);
  press('지우기: 별');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '되돌리기' }));
  press('되돌리기');
  expect(document.activeElement).toBe(screen.getByRole('article', { name: '노트: 별' }));
  expect([...queue.snapshot().values()].map(({ sync }) => sync.draft?.deleted)).toEqual([false]);
});

it('puts the focus on the start where nothing was written', async () => {
  await openEmpty('QUESTION');
  press('다 썼어요');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '첫 질문 쓰기' }));
});

it('keeps the focus on the page after a choice between two texts', async () => {
  await openConflict(copy(2, '다른 글'));
  screen.getByRole('button', { name: '다른 기기 것으로' }).focus();
  press('다른 기기 것으로');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: '노트: 별' })));
});

it('keeps the field of a note that is changed while the list is read again', async () => {
  const { client } = await openForm();
  const field = screen.getByLabelText<HTMLTextAreaElement>('내 생각');
  field.focus();
  field.setSelectionRange(2, 2);
  typeKeys('가');
  await client.refetchQueries();
  typeKeys('나');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('처음가나');
});

it('keeps no page that a book in the hand cannot have, and leaves what was typed to be mended', async () => {
  const { queue } = await openForm();
  const page = screen.getByLabelText<HTMLInputElement>('몇 쪽에 있나요?');
  // What is as the server has it needs no draft.
  const kept = () => queue.snapshot().get('note-1')?.sync.draft?.content ?? content('처음');
  fireEvent.change(page, { target: { value: '320' } });
  expect(kept()).toMatchObject({ pageNo: 320 });
  fireEvent.change(page, { target: { value: '9999' } });
  expect([page.value, page.getAttribute('aria-invalid')]).toEqual(['9999', 'true']);
  expect(screen.getByText(/2,000쪽까지 적을 수 있어요/)).toBeTruthy();
  expect(kept()).toMatchObject({ pageNo: null });
  fireEvent.change(page, { target: { value: '32' } });
  expect([page.value, page.getAttribute('aria-invalid')]).toEqual(['32', null]);
  expect(kept()).toMatchObject({ pageNo: 32 });
});
