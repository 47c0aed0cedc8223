// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AquariumPlay } from '../session/AquariumPlay.ts';
import { useDecorating } from './useDecorating.ts';

afterEach(cleanup);

/** A room that takes what is put into it, and answers on demand. */
function open() {
  const room: { position: number; itemId: string }[] = [];
  const answers: ((taken: boolean) => void)[] = [];
  const place = vi.fn((position: number, itemId: string | null) => {
    play.waiting = true;
    return new Promise<boolean>((resolve) => {
      answers.push((taken) => {
        play.waiting = false;
        const at = room.findIndex((entry) => entry.position === position);
        if (taken && at >= 0) room.splice(at, 1);
        if (taken && itemId) room.push({ position, itemId });
        resolve(taken);
      });
    });
  });
  const play = { place, waiting: false, state: { room }, notify: vi.fn() };
  const { result, rerender } = renderHook(
    ({ tankNo }) => useDecorating(play as unknown as AquariumPlay, { active: true, first: null, tankNo }),
    { initialProps: { tankNo: 1 } },
  );
  const answer = (taken: boolean) => act(async () => answers.shift()?.(taken));
  const put = async (position: number) => {
    act(() => result.current.put({ itemId: 'coral', from: null }, position));
    await answer(true);
  };
  const undo = () =>
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyZ', ctrlKey: true })));
  return { result, place, put, undo, answer, show: (tankNo: number) => rerender({ tankNo }) };
}

it('takes the last change back, and keeps a step that was refused', async () => {
  const { result, place, put, undo, answer } = open();
  await put(3);
  undo();
  expect(place).toHaveBeenLastCalledWith(3, null, null);
  await answer(false);
  expect(result.current.undo).not.toBeNull();
  undo();
  await answer(true);
  expect(place).toHaveBeenCalledTimes(3);
  expect(result.current.undo).toBeNull();
});

it('takes nothing back by key while something is under way', async () => {
  const { place, put, undo, answer } = open();
  await put(3);
  await put(4);
  undo();
  undo();
  expect(place).toHaveBeenCalledTimes(3);
  await answer(true);
  undo();
  expect(place).toHaveBeenLastCalledWith(3, null, null);
});

it('puts what was picked a moment ago, before the picture shows that it is held', async () => {
  const { result, place } = open();
  const { pick, touch } = result.current;
  act(() => {
    pick({ itemId: 'star', from: null });
    touch(6);
    // The hands are empty at once.
    touch(7);
  });
  expect(place.mock.calls).toEqual([[6, 'star', null]]);
});

it('takes back and carries nothing in another tank', async () => {
  const { result, place, put, undo, show } = open();
  await put(3);
  act(() => result.current.pick({ itemId: 'coral', from: 3 }));
  show(2);
  expect([result.current.picked, result.current.undo]).toEqual([null, null]);
  undo();
  expect(place).toHaveBeenCalledTimes(1);
  // What comes from the bag goes along.
  act(() => result.current.pick({ itemId: 'star', from: null }));
  show(1);
  expect(result.current.picked).toEqual({ itemId: 'star', from: null });
});
