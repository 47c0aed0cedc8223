import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DayInput } from './DayInput.tsx';

/** Days before 2000 are refused, as a page does that reads them from its address. */
function open(start: string | null) {
  const onDay = vi.fn();
  function Page() {
    const [day, setDay] = useState(start);
    return (
      <>
        <DayInput
          aria-label="날"
          day={day}
          onDay={(next) => {
            onDay(next);
            setDay(next !== null && next >= '2000-01-01' ? next : null);
          }}
        />
        <button type="button" onClick={() => setDay('2026-11-01')}>
          이번 달
        </button>
      </>
    );
  }
  render(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>('날');
  const write = (value: string) => {
    fireEvent.change(field, { target: { value } });
    return field.value;
  };
  return { field, onDay, write };
}

it.each([null, '2025-03-04'])('keeps each digit of a year, and reports the day once the year is whole: %s', (start) => {
  const { onDay, write } = open(start);
  for (const text of ['0002-01-05', '0020-01-05', '0202-01-05']) expect(write(text)).toBe(text);
  expect(onDay).not.toHaveBeenCalled();
  expect(write('2026-01-05')).toBe('2026-01-05');
  expect(onDay.mock.calls).toEqual([['2026-01-05']]);
});

it('shows the day that is set beside it', () => {
  const { field, write } = open(null);
  write('0002-01-05');
  fireEvent.click(screen.getByRole('button', { name: '이번 달' }));
  expect(field.value).toBe('2026-11-01');
});

it('reports that a day was taken away', () => {
  const { onDay, write } = open('2025-03-04');
  expect(write('')).toBe('');
  expect(onDay.mock.calls).toEqual([[null]]);
});
