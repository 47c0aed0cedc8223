import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { AnswerVersionsButton } from './AnswerVersionsButton.tsx';

const path = '/api/mission/attempts/3/answers/think-1/versions/me';
const items = [{ version: 1, savedAt: '2026-11-20T03:00:00.000Z', length: 4, text: '지난 글' }];

async function bringBack(flush: () => Promise<boolean>) {
  const services = createTestServices({
    signedIn: true,
    answers: { [`GET ${path}`]: { items }, [`PUT ${path}`]: { items } },
  });
  const onRestore = vi.fn();
  renderShell(
    <AnswerVersionsButton attemptNo={3} answerKey="think-1" now="방금 쓴 글" flush={flush} onRestore={onRestore} />,
    services,
  );
  fireEvent.click(screen.getByRole('button', { name: '지난 글' }));
  fireEvent.click(await screen.findByRole('button', { name: /지난 글/ }));
  fireEvent.click(await screen.findByRole('button', { name: '이 글로 되돌리기' }));
  return { services, onRestore };
}

it('brings no earlier text back before that of now has gone to the server', async () => {
  const { services, onRestore } = await bringBack(async () => false);
  expect(await screen.findByText(/지금 글이 아직 저장되지 않아/)).toBeTruthy();
  expect([onRestore.mock.calls, services.requests]).toEqual([[], [`GET ${path}`]]);
});

it('sends the text of now, has it kept, and brings the earlier one back', async () => {
  const flush = vi.fn(async () => true);
  const { services, onRestore } = await bringBack(flush);
  await waitFor(() => expect(onRestore).toHaveBeenCalledWith('지난 글'));
  expect([flush.mock.calls.length, services.requests]).toEqual([1, [`GET ${path}`, `PUT ${path}`]]);
});

it('leaves the text as it is where that was chosen while it was on its way', async () => {
  let arrive = (_sent: boolean) => {};
  const flush = () =>
    new Promise<boolean>((resolve) => {
      arrive = resolve;
    });
  const { services, onRestore } = await bringBack(flush);
  fireEvent.click(await screen.findByRole('button', { name: '그대로 두기' }));
  arrive(true);
  await waitFor(() => expect(services.requests).toEqual([`GET ${path}`, `PUT ${path}`]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onRestore).not.toHaveBeenCalled();
  expect(screen.queryByText(/지난 글을 다시 꺼냈어요/)).toBeNull();
});
