import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboardInset } from './useKeyboardInset.ts';

afterEach(() => vi.unstubAllGlobals());

function open(start: { height: number; offsetTop: number; scale: number }) {
  const viewport = Object.assign(new EventTarget(), start);
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 844);
  function Inset() {
    return <output>{useKeyboardInset()}</output>;
  }
  render(<Inset />);
  return (change: Partial<typeof start>, event = 'resize') =>
    act(() => {
      Object.assign(viewport, change);
      viewport.dispatchEvent(new Event(event));
    });
}

it('follows a keyboard that covers the bottom, also of a page that was moved up', () => {
  const change = open({ height: 844, offsetTop: 0, scale: 1 });
  const inset = () => screen.getByRole('status').textContent;
  expect(inset()).toBe('0');
  change({ height: 508 });
  expect(inset()).toBe('336');
  change({ offsetTop: 100 }, 'scroll');
  expect(inset()).toBe('236');
  change({ height: 790, offsetTop: 0 });
  expect(inset()).toBe('0');
});

it('takes no zoomed page for a keyboard', () => {
  const change = open({ height: 844, offsetTop: 0, scale: 1 });
  change({ height: 422, scale: 2 });
  expect(screen.getByRole('status').textContent).toBe('0');
});
