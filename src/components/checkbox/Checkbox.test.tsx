import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

it('is a check box named by its label, and tells a tick', () => {
  const onChange = vi.fn();
  render(<Checkbox label="동의해요" checked={false} onChange={onChange} />);
  fireEvent.click(screen.getByText('동의해요'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '동의해요' }).indeterminate).toBe(false);
});

it('is neither on nor off when only some of what it stands for are', () => {
  const { rerender } = render(<Checkbox label="모두" checked={false} mixed onChange={vi.fn()} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.indeterminate).toBe(true);
  rerender(<Checkbox label="모두" checked onChange={vi.fn()} />);
  expect(box.indeterminate).toBe(false);
});
