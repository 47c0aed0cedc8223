import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const source = () => screen.getByRole('img', { name: '돛단배' }).getAttribute('src');

it('keeps its place and text when it cannot be fetched, and is asked for again once the network is back', () => {
  const { rerender } = render(<Picture src="/boat.webp" alt="돛단배" />);
  expect(source()).toBe('/boat.webp');
  fireEvent.error(screen.getByRole('img'));
  expect(source()).toMatch(/^data:/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(source()).toBe('/boat.webp');
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/ship.webp" alt="돛단배" />);
  expect(source()).toBe('/ship.webp');
});
