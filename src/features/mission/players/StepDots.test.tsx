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

it('tells of each question what came of it', () => {
  const standings = { q1: 'right', q2: 'wrong', q3: 'waiting' } as const;
  const answers = { q1: 'O', q2: 'X', q3: 'O' };
  const standingOf = (key: string) => standings[key as 'q1'];
  render(<StepDots items={items} answers={answers} standingOf={standingOf} index={0} onGo={() => undefined} />);
  expect(screen.getAllByRole('button').map((dot) => dot.getAttribute('aria-label'))).toEqual([
    '1번 문제, 맞았어요',
    '2번 문제, 다시 볼 것이에요',
    '3번 문제, 답했어요',
  ]);
});
