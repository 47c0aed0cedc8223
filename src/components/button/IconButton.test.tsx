import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

function Steps({ last }: { last: number }) {
  const [step, setStep] = useState(1);
  return (
    <>
      <IconButton label="다음" icon={null} disabled={step === last} onClick={() => setStep(step + 1)} />
      <p>{step}쪽</p>
    </>
  );
}

it('keeps the focus when a press leaves nothing more to do, says so, and takes no other press', () => {
  render(<Steps last={2} />);
  const next = screen.getByRole('button', { name: '다음' });
  expect(next.getAttribute('aria-disabled')).toBeNull();
  next.focus();
  fireEvent.click(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  // A browser takes the focus from a button that it describes the same way by itself.
  expect(next.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(next);
  fireEvent.click(next);
  expect(screen.getByText('2쪽')).toBeTruthy();
});
