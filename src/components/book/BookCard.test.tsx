import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keptSigns } from '../../lib/kept-books/keptSigns.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleCard } from '../../testing/sampleBook.ts';
import { BookCard } from './BookCard.tsx';

afterEach(keptSigns.clear);

it('says that a book is on this device, as long as it is', () => {
  renderShell(<BookCard book={sampleCard()} />, createTestServices());
  expect(screen.getByText('여기에서 읽는 책, 미션 있는 책')).toBeTruthy();
  act(() => keptSigns.show(7, [1042]));
  expect(screen.getByText('여기에서 읽는 책, 미션 있는 책, 이 기기에 있는 책')).toBeTruthy();
  act(() => keptSigns.remove(7, 1042));
  expect(screen.queryByText(/이 기기에 있는 책/)).toBeNull();
});
