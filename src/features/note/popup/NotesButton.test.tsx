import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { NotesButton } from './NotesButton.tsx';

const memo = () => screen.findByLabelText<HTMLTextAreaElement>('떠오른 것을 적어 두세요');
const pressBeside = () => {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
};
/** Radix listens to presses from the next task on. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function open() {
  const list = { items: [], page: 1, pageSize: 30, totalCount: 0 };
  const answers = {
    'GET /api/reading-notes/books/1042/notes/me': list,
    'GET /api/reading-notes/books/1043/notes/me': list,
  };
  const services = createTestServices({ signedIn: true, answers });
  renderShell(
    <>
      <NotesButton bookNo={1042} compact mission="OX" />
      <NotesButton bookNo={1043} />
    </>,
    services,
  );
  const show = (which: number) =>
    fireEvent.click(screen.getAllByRole('button', { name: '내 노트' })[which] as HTMLElement);
  show(0);
  await memo();
  await nextTask();
  return show;
}

it('keeps a memo that was begun: a press beside takes nothing away, and after Esc it is there again', async () => {
  const show = await open();
  fireEvent.change(await memo(), { target: { value: '거북이 기다려 주었다' } });
  pressBeside();
  expect((await memo()).value).toBe('거북이 기다려 주었다');
  fireEvent.keyDown(await memo(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  show(0);
  expect((await memo()).value).toBe('거북이 기다려 주었다');
  fireEvent.click(screen.getByRole('button', { name: '메모 남기기' }));
  expect((await memo()).value).toBe('');
  expect(await screen.findByText('거북이 기다려 주었다')).toBeTruthy();
  fireEvent.keyDown(await memo(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  show(0);
  expect((await memo()).value).toBe('');
});

it('closes by a press beside while nothing is written, and a memo belongs to its book', async () => {
  const show = await open();
  fireEvent.change(await memo(), { target: { value: '토끼' } });
  fireEvent.keyDown(await memo(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  show(1);
  expect((await memo()).value).toBe('');
  await nextTask();
  pressBeside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
