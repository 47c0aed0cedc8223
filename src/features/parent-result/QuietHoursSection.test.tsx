import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ParentQuietHours } from '#contract/quietHours.ts';
import { feedbackStore } from '../../lib/feedback/feedbackStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { QuietHoursSection } from './QuietHoursSection.tsx';

const PATH = '/api/aquarium/quiet-hours/parent/key';
const school = { from: '09:00', to: '14:00', days: [1, 2, 3, 4, 5] };
const evening = { from: '21:30', to: '07:00', days: [1, 2, 3, 4, 5, 6, 7] };

function open(before: ParentQuietHours, after: ParentQuietHours) {
  const services = createTestServices({ answers: { [`GET ${PATH}`]: before, [`PUT ${PATH}`]: after } });
  return { services, ...renderShell(<QuietHoursSection shareKey="key" />, services) };
}

it('sets hours on chosen days, and shows those of the class', async () => {
  open({ quietHours: null, classQuietHours: [school] }, { quietHours: evening, classQuietHours: [school] });
  expect(await screen.findByText('지금은 정한 시간이 없어요.')).toBeTruthy();
  expect(screen.getByText('반에서 정한 시간: 월·화·수·목·금 09:00~14:00')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('쉬기 시작'), { target: { value: '21:30' } });
  fireEvent.click(screen.getByRole('button', { name: '이 시간에 쉬기' }));
  await waitFor(() => expect(screen.getByText('지금은 매일 21:30~07:00에 쉬어요.')).toBeTruthy());
});

it('wants an end that differs from the start, and at least one day', async () => {
  open({ quietHours: evening, classQuietHours: [] }, { quietHours: null, classQuietHours: [] });
  fireEvent.change(await screen.findByLabelText('다시 열기'), { target: { value: '21:30' } });
  expect(screen.getByText('시작과 끝이 달라야 해요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '이 시간에 쉬기' }).getAttribute('aria-disabled')).toBe('true');
  for (const day of '월화수목금토일') fireEvent.click(screen.getByRole('button', { name: `${day}요일` }));
  expect(screen.getByText('하루는 골라 주세요.')).toBeTruthy();
});

it('takes the hours away, and keeps the focus', async () => {
  open({ quietHours: evening, classQuietHours: [] }, { quietHours: null, classQuietHours: [] });
  const end = await screen.findByRole('button', { name: '쉬는 시간 없애기' });
  end.focus();
  fireEvent.click(end);
  expect(await screen.findByText('지금은 정한 시간이 없어요.')).toBeTruthy();
  expect(screen.getByLabelText('쉬기 시작')).toHaveProperty('value', '21:00');
  expect(document.activeElement).toBe(screen.getByLabelText('쉬기 시작').closest('form'));
});

it('leaves the focus on the button that was pressed', async () => {
  open({ quietHours: null, classQuietHours: [] }, { quietHours: evening, classQuietHours: [] });
  const set = await screen.findByRole('button', { name: '이 시간에 쉬기' });
  set.focus();
  fireEvent.click(set);
  await screen.findByText('지금은 매일 21:30~07:00에 쉬어요.');
  expect(screen.getByLabelText('쉬기 시작')).toHaveProperty('value', '21:30');
  expect(document.activeElement).toBe(set);
});

it('keeps what is entered while it is being saved', async () => {
  let saved = () => {};
  const { services } = open({ quietHours: null, classQuietHours: [] }, {} as ParentQuietHours);
  const answer = { quietHours: evening, classQuietHours: [] };
  services.answers[`PUT ${PATH}`] = () => new Promise((resolve) => (saved = () => resolve(answer)));
  fireEvent.change(await screen.findByLabelText('쉬기 시작'), { target: { value: '21:30' } });
  fireEvent.click(screen.getByRole('button', { name: '이 시간에 쉬기' }));
  await waitFor(() => expect(services.requests).toContain(`PUT ${PATH}`));
  fireEvent.change(screen.getByLabelText('다시 열기'), { target: { value: '08:00' } });
  saved();
  await screen.findByText('지금은 매일 21:30~07:00에 쉬어요.');
  expect(screen.getByLabelText('다시 열기')).toHaveProperty('value', '08:00');
});

it('shows what another grown-up has set meanwhile', async () => {
  const { services, client } = open({ quietHours: null, classQuietHours: [] }, {} as ParentQuietHours);
  await screen.findByText('지금은 정한 시간이 없어요.');
  services.answers[`GET ${PATH}`] = { quietHours: evening, classQuietHours: [] };
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('지금은 매일 21:30~07:00에 쉬어요.')).toBeTruthy();
  expect(screen.getByLabelText('쉬기 시작')).toHaveProperty('value', '21:30');
});

it('tells once why it was not done', async () => {
  const { services } = open({ quietHours: null, classQuietHours: [] }, {} as ParentQuietHours);
  services.answers[`PUT ${PATH}`] = refusal('OVERLOADED');
  fireEvent.click(await screen.findByRole('button', { name: '이 시간에 쉬기' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/지금 많은 친구가/);
  expect(feedbackStore.getState().alerts).toEqual([]);
});
