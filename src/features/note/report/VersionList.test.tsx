import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StoredNote } from '#contract/readingNote.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { openNoteSyncQueue } from '../sync/openNoteSyncQueue.ts';
import { VersionList } from './VersionList.tsx';

const BOOK = '/api/reading-notes/books/1042';
const savedAt = '2026-11-20T03:00:00.000Z';
const report = (text: string) => ({ kind: 'REPORT', text }) as const;

async function open(save: (body: { content: StoredNote['content'] }) => unknown) {
  const services = createTestServices({ signedIn: true });
  const versions = { items: [{ version: 1, savedAt, handedIn: false, length: 4, opening: '지난 글' }], totalCount: 1 };
  Object.assign(services.answers, {
    [`GET ${BOOK}/report/versions/me`]: { ...versions, page: 1, pageSize: 30 },
    [`GET ${BOOK}/report/versions/1/me`]: { version: 1, savedAt, handedIn: false, text: '지난 글' },
    [`PUT ${BOOK}/notes/report/me`]: save,
  });
  const { queue, close } = openNoteSyncQueue({ api: services.api, accountNo: 7, isCurrent: () => true }, 1042);
  queue.edit('report', report('방금 쓴 글'));
  renderShell(<VersionList bookNo={1042} queue={queue} now="방금 쓴 글" version={1} />, services);
  fireEvent.click(await screen.findByRole('button', { name: /지난 글/ }));
  const restore = await screen.findByRole<HTMLButtonElement>('button', { name: '이 글로 되돌리기' });
  await waitFor(() => expect(restore.disabled).toBe(false));
  fireEvent.click(restore);
  return { services, close, text: () => queue.snapshot().get('report')?.sync.draft?.content };
}

it('brings no earlier text back before that of now has gone to the server', async () => {
  const { close, text } = await open(() => new NetworkError(false));
  expect(await screen.findByText(/지금 글이 아직 저장되지 않아/)).toBeTruthy();
  expect(text()).toEqual(report('방금 쓴 글'));
  expect(screen.queryByText(/지난 글을 다시 꺼냈어요/)).toBeNull();
  close();
});

it('sends the text of now, then the earlier one takes its place', async () => {
  let version = 0;
  const { close, services, text } = await open(({ content }) => {
    version += 1;
    return { noteId: 'report', version, content, deleted: false, createdAt: savedAt, updatedAt: savedAt };
  });
  await waitFor(() => expect(text()).toEqual(report('지난 글')));
  const sent = services.bodies.filter((body): body is { content: unknown } => Object(body).content !== undefined);
  expect(sent[0]?.content).toEqual(report('방금 쓴 글'));
  expect(await screen.findByText(/지난 글을 다시 꺼냈어요/)).toBeTruthy();
  close();
});

it('leaves the text as it is where that was chosen while it was on its way', async () => {
  let arrive = () => {};
  const { close, services, text } = await open(
    ({ content }) =>
      new Promise((resolve) => {
        arrive = () =>
          resolve({ noteId: 'report', version: 1, content, deleted: false, createdAt: savedAt, updatedAt: savedAt });
      }),
  );
  await waitFor(() => expect(services.requests).toContain(`PUT ${BOOK}/notes/report/me`));
  fireEvent.click(screen.getByRole('button', { name: '그대로 두기' }));
  arrive();
  await waitFor(() => expect(text()).toBeUndefined());
  await new Promise((resolve) => setTimeout(resolve));
  expect(text()).toBeUndefined();
  expect(screen.queryByText(/지난 글을 다시 꺼냈어요/)).toBeNull();
  close();
});
