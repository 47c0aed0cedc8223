import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLatePart } from './useLatePart.ts';

const AHEAD_MS = 2_000;
const Part = () => <p>late part</p>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(load: () => Promise<typeof Part>, ahead: number | 'touch' = AHEAD_MS) {
  const onMissing = vi.fn();
  function Page({ wanted }: { wanted: string | null }) {
    const Late = useLatePart({ load, ahead, wanted, onMissing });
    return (
      <>
        <p>page</p>
        {wanted && Late && <Late />}
      </>
    );
  }
  const { rerender } = render(<Page wanted={null} />);
  const want = (wanted: string | null) => act(async () => rerender(<Page wanted={wanted} />));
  return { want, onMissing, wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

it('is fetched ahead, once the page has been shown for a while', async () => {
  const load = vi.fn(async () => Part);
  const { want, wait } = open(load);
  await wait(AHEAD_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await wait(1);
  load.mockRejectedValue(new Error('no network'));
  await want('now');
  expect(screen.getByText('late part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched when the page is first touched, and never for who only looks at it', async () => {
  const load = vi.fn(async () => Part);
  const { want, wait } = open(load, 'touch');
  await wait(60_000);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('page'));
  fireEvent.keyDown(screen.getByText('page'), { key: 'Tab' });
  await wait(0);
  expect(load).toHaveBeenCalledTimes(1);
  await want('now');
  expect(screen.getByText('late part')).toBeTruthy();
});

it('is fetched at once where it is wanted earlier', async () => {
  const { want } = open(async () => Part);
  await want('now');
  expect(screen.getByText('late part')).toBeTruthy();
});

it('tells that it cannot be had only where it is wanted, keeps the page, and tries again', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(new Error('no network'));
  const { want, wait, onMissing } = open(load);
  await wait(AHEAD_MS);
  expect(onMissing).not.toHaveBeenCalled();
  await want('first');
  expect(onMissing).toHaveBeenCalledTimes(1);
  await want('second');
  expect(onMissing).toHaveBeenCalledTimes(2);
  expect(screen.getByText('page')).toBeTruthy();
  load.mockResolvedValue(Part);
  await want('third');
  expect(screen.getByText('late part')).toBeTruthy();
  expect(onMissing).toHaveBeenCalledTimes(2);
});
