import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StepDots } from './StepDots.tsx';

const items = ['q1', 'q2', 'q3'].map((key) => ({ key }));

it('brings a new question into sight from its beginning, and leaves the first one alone', () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this);
  });
  const dots = (index: number) => <StepDots items={items} answers={{ q1: 'O' }} index={index} onGo={() => undefined} />;
  const { rerender } = render(dots(0));
  expect(scrolled).toEqual([]);
  rerender(dots(2));
  expect(scrolled).toEqual([screen.getByRole('button', { name: /^3번 문제/ })]);
});
