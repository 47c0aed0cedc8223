import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { CountUp } from './CountUp.tsx';

it('speaks the whole number from the start, in one piece of text that stays', () => {
  let step: FrameRequestCallback = () => {};
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    step = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const frame = (at: number) => act(() => step(at));
  renderShell(
    <p>
      <CountUp value={40} />점
    </p>,
    createTestServices(),
  );
  const place = () => screen.getByRole('paragraph');
  const spoken = () => screen.getByText('40', { ignore: '[aria-hidden]' }).firstChild;
  const first = spoken();
  frame(100);
  frame(400);
  expect(place().querySelector('[aria-hidden]')?.textContent).not.toBe('40');
  expect(spoken()).toBe(first);
  frame(2000);
  expect(place().textContent).toBe('40점');
  expect(spoken()).toBe(first);
  vi.unstubAllGlobals();
});
