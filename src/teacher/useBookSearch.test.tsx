import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, createTestServices } from '#src/testing/createTestServices.ts';
import { ChooseMission } from './paper/ChooseMission.tsx';
import { renderStaff } from './testing/renderStaff.tsx';

const BOOKS = 'GET /api/staff/institutions/5/books';
const book = {
  bookNo: 1,
  bookName: '토끼전',
  authorName: '작자 미상',
  readingLevel: '3A',
  textYn: 'Y',
  missions: ['OX'],
};

async function open() {
  const answers: Answers = { [BOOKS]: { items: [book] } };
  const choosing = <ChooseMission suggested={[]} chosen={null} onChange={() => {}} error={undefined} />;
  renderStaff(choosing, { api: createTestServices({ answers }).api, at: '/teacher', path: '/teacher' });
  const found = await screen.findByRole('button', { name: /토끼전/ });
  found.focus();
  return { answers, found, place: found.closest('[tabindex="-1"]') };
}

it('keeps the focus where a book was that other words do not find', async () => {
  const { answers, found, place } = await open();
  answers[BOOKS] = { items: [] };
  fireEvent.change(screen.getByLabelText('책 찾기'), { target: { value: '별' } });
  expect(document.activeElement).toBe(found);
  await waitFor(() => expect(found.isConnected).toBe(false));
  expect(document.activeElement).toBe(place);
});

it('keeps the focus where a book was that was taken', async () => {
  const { found, place } = await open();
  fireEvent.click(found);
  expect(found.isConnected).toBe(false);
  expect(document.activeElement).toBe(place);
});
