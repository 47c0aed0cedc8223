import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleCard } from '../../testing/sampleBook.ts';
import { BookCover } from './BookCover.tsx';

it('draws a plain cover with the title when the picture is missing or fails', () => {
  const { container, rerender } = render(<BookCover book={sampleCard()} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/content/books/1042/cover.svg');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('토끼전')).toBeTruthy();
  rerender(<BookCover book={sampleCard({ bookImagePath: '' })} />);
  expect(container.querySelector('img')).toBeNull();
  rerender(<BookCover book={sampleCard({ bookImagePath: '/other.svg' })} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.svg');
});
