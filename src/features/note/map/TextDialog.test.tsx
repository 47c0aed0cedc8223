import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextDialog } from './TextDialog.tsx';

it('does not let a press beside it take away the words of a card', async () => {
  const onClose = vi.fn();
  const words = { title: '새 카드', label: '카드에 쓸 말', hint: '', initial: '고래', maxLength: 40 };
  render(<TextDialog {...words} onSave={vi.fn()} onClose={onClose} />);
  // Radix listens to presses from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  const pressBeside = () => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
  };
  fireEvent.change(screen.getByLabelText('카드에 쓸 말'), { target: { value: '고래와 거북' } });
  pressBeside();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('카드에 쓸 말'), { target: { value: '고래' } });
  pressBeside();
  expect(onClose).toHaveBeenCalledOnce();
});
