import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderStaff } from '../testing/renderStaff.tsx';
import { ChooseBellBooks } from './ChooseBellBooks.tsx';

const BASE = 'GET /api/staff/institutions/5';

it('keeps the focus where a book was that a word does not find', async () => {
  const answers = {
    [`${BASE}/bell-books`]: { items: [{ bookNo: 1, bookName: '토끼전' }] },
    [`${BASE}/books`]: { items: [] },
  };
  const choosing = <ChooseBellBooks chosen={[]} onChange={() => {}} />;
  renderStaff(choosing, { api: createTestServices({ answers }).api, at: '/teacher', path: '/teacher' });
  const offered = await screen.findByRole('button', { name: '토끼전' });
  const place = offered.closest('[tabindex="-1"]');
  offered.focus();
  fireEvent.change(screen.getByLabelText('책 찾기'), { target: { value: '별' } });
  await waitFor(() => expect(offered.isConnected).toBe(false));
  expect(document.activeElement).toBe(place);
});
