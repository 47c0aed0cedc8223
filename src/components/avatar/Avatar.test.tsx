import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

const source = () => screen.getByRole('img').getAttribute('src');

it('shows the picture, and the stand-in where there is none or it cannot be loaded', () => {
  const { rerender } = render(<Avatar imagePath={null} title="나" />);
  const standIn = source();
  rerender(<Avatar imagePath="/picture.webp" title="나" />);
  expect(source()).toBe('/picture.webp');
  fireEvent.error(screen.getByRole('img'));
  expect(source()).toBe(standIn);
  rerender(<Avatar imagePath="/newer.webp" title="나" />);
  expect(source()).toBe('/newer.webp');
});
