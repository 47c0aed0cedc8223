import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CalmStatus } from './CalmStatus.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reads two hundred changes a few times, and the last one always', () => {
  const { rerender } = render(<CalmStatus words="0명" />);
  const read = new Set<string | null>();
  const look = () => read.add(screen.getByRole('status').textContent);
  for (let count = 1; count <= 200; count += 1) {
    rerender(<CalmStatus words={`${count}명`} />);
    act(() => vi.advanceTimersByTime(100));
    look();
  }
  expect(read.size).toBeLessThanOrEqual(4);
  act(() => vi.advanceTimersByTime(8000));
  expect(screen.getByRole('status').textContent).toBe('200명');
});
