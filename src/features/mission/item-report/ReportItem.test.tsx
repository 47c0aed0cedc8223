import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { ReportItem } from './ReportItem.tsx';

const SEND = 'PUT /api/mission/attempts/31/item-reports/q1';

function open() {
  cleanup();
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/mission/books/1042/item-reports/me': { items: [] }, [SEND]: { done: true } },
  });
  renderShell(
    <ReportItem item={{ bookNo: 1042, attemptNo: 31, kind: 'OX', key: 'q1' }} label="토끼는 살았다" />,
    services,
  );
  fireEvent.click(screen.getByRole('button', { name: /이 문제 이상해요/ }));
  return services;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
/** A press beside the dialog; Radix listens from the task after it was opened. */
async function pressBeside() {
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
}

it('keeps what was typed beside a press and over a reload, until it was sent', async () => {
  open();
  fireEvent.change(field(), { target: { value: '그림이 달라요' } });
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await pressBeside();
  expect(field().value).toBe('그림이 달라요');
  const services = open();
  expect(field().value).toBe('그림이 달라요');
  expect(screen.getAllByRole('radio')[0]).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: '알리기' }));
  await waitFor(() => expect(services.requests).toContain(SEND));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  expect(field().value).toBe('');
});

it('goes away with a press beside it while nothing was typed', async () => {
  open();
  await pressBeside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
