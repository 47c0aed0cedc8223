import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GridGestures } from './GridGestures.ts';

const received = { tap: vi.fn(), pan: vi.fn(), pinch: vi.fn(), rest: vi.fn() };
let gestures: GridGestures;
beforeEach(() => {
  vi.clearAllMocks();
  gestures = new GridGestures(received);
});
const at = (x: number, y: number) => ({ x, y });

describe('GridGestures', () => {
  it('takes a finger that stays put for a tap, also when it trembles', () => {
    gestures.down(1, at(10, 10));
    gestures.move(1, at(13, 12), 4);
    gestures.up(1, at(13, 12));
    expect(received.tap).toHaveBeenCalledWith(at(13, 12));
    expect(received.pan).not.toHaveBeenCalled();
  });

  it('moves the grid under one finger, and the next touch can be a tap again', () => {
    gestures.down(1, at(10, 10));
    gestures.move(1, at(40, 10), 30);
    gestures.move(1, at(45, 20), 36);
    gestures.up(1, at(45, 20));
    expect(received.pan.mock.calls).toEqual([[at(30, 0)], [at(5, 10)]]);
    expect(received.tap).not.toHaveBeenCalled();
    expect(received.rest).toHaveBeenCalledTimes(1);
    gestures.down(2, at(5, 5));
    gestures.up(2, at(5, 5));
    expect(received.tap).toHaveBeenCalledTimes(1);
  });

  it('zooms around the middle of two fingers; none of their ends is a tap', () => {
    gestures.down(1, at(100, 100));
    gestures.down(2, at(200, 100));
    gestures.move(2, at(300, 100), 100);
    expect(received.pinch).toHaveBeenLastCalledWith(at(200, 100), 2);
    gestures.up(2, at(300, 100));
    gestures.move(1, at(110, 100), 10);
    expect(received.pan).toHaveBeenLastCalledWith(at(10, 0));
    gestures.up(1, at(110, 100));
    expect(received.tap).not.toHaveBeenCalled();
    expect(received.rest).toHaveBeenCalledTimes(1);
  });

  it('does not hear a third finger, and survives fingers on one spot', () => {
    gestures.down(1, at(5, 5));
    expect(gestures.down(2, at(5, 5))).toBe(true);
    expect(gestures.down(3, at(9, 9))).toBe(false);
    gestures.move(2, at(6, 5), 40);
    gestures.up(3, at(9, 9));
    expect(received.pinch).toHaveBeenLastCalledWith(at(5.5, 5), 1);
  });

  it('forgets a touch that the system takes away', () => {
    gestures.down(1, at(5, 5));
    gestures.cancel(1);
    gestures.up(1, at(5, 5));
    expect(received.tap).not.toHaveBeenCalled();
    gestures.down(1, at(7, 7));
    gestures.up(1, at(7, 7));
    expect(received.tap).toHaveBeenCalledTimes(1);
  });
});
