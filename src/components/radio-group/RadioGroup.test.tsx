import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: '하나' },
  { value: 'b', label: '둘', note: '두 번째' },
] as const;

it('is a named group of which one can be chosen', () => {
  const onChange = vi.fn();
  render(<RadioGroup label="고르기" options={options} value="a" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: '고르기' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '하나' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /둘/ }));
  expect(onChange).toHaveBeenCalledWith('b');
});

it('tells what to mend, and hands out its first option for the focus', () => {
  const first = { current: null as HTMLInputElement | null };
  render(
    <RadioGroup
      label="고르기"
      options={options}
      value={null}
      onChange={vi.fn()}
      error="골라 주세요."
      firstRef={first}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: '고르기', description: '골라 주세요.' })).toBeTruthy();
  first.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '하나' }));
});
