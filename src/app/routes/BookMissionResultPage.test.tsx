import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { BookMissionResultPage } from './BookMissionResultPage.tsx';

const RESULT = 'GET /api/mission/books/1042/results/me';

function open(answer: unknown) {
  const services = createTestServices({ signedIn: true, answers: { [RESULT]: answer } });
  const page = (
    <Routes>
      <Route path="/book/mission/result/:bookNo" element={<BookMissionResultPage />} />
    </Routes>
  );
  return { services, ...renderShell(page, services, '/book/mission/result/1042') };
}

it('stays as it is when a later look fails', async () => {
  const { services, client } = open({ bookNo: 1042, bookName: '토끼전', results: [], gains: [], categories: [] });
  expect(await screen.findByRole('heading', { level: 1, name: '아직 끝낸 미션이 없어요' })).toBeTruthy();
  services.answers[RESULT] = refusal('OVERLOADED');
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(services.requests).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '아직 끝낸 미션이 없어요' })).toBeTruthy();
});

it('has a heading where there is nothing but what went wrong', async () => {
  open(refusal('OVERLOADED'));
  expect(await screen.findByRole('heading', { level: 1, name: '여기를 불러오지 못했어요' })).toBeTruthy();
});
