import { describe, expect, it, vi } from 'vitest';
import { PointerTracker } from './PointerTracker.ts';

const at = (pointerId: number, x: number, y: number) =>
  ({ pointerId, global: { x, y } }) as Parameters<PointerTracker['move']>[0];

describe('PointerTracker', () => {
  it('gives stage units and the distance in CSS pixels', () => {
    const tracker = new PointerTracker();
    tracker.setMapping((x, y) => ({ x: x * 2, y: y * 2 }));
    const onMove = vi.fn();
    const onEnd = vi.fn();
    tracker.track(at(1, 10, 10), { onMove, onEnd });
    tracker.move(at(1, 13, 14));
    tracker.end(at(1, 10, 10));
    expect(onMove).toHaveBeenCalledWith({ x: 26, y: 28 }, 5);
    expect(onEnd).toHaveBeenCalledWith({ x: 20, y: 20 }, 0);
    expect(tracker.isTracked(1)).toBe(false);
  });

  it('follows two fingers apart', () => {
    const tracker = new PointerTracker();
    const first = vi.fn();
    const second = vi.fn();
    tracker.track(at(1, 0, 0), { onMove: first });
    tracker.track(at(2, 100, 0), { onMove: second });
    tracker.move(at(2, 110, 0));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith({ x: 110, y: 0 }, 10);
  });

  it('cancels the other trackers of a claimed pointer, and only those', () => {
    const tracker = new PointerTracker();
    const button = { onCancel: vi.fn(), onEnd: vi.fn() };
    const otherFinger = { onCancel: vi.fn() };
    const scroller = { onCancel: vi.fn(), onEnd: vi.fn() };
    tracker.track(at(1, 0, 0), button);
    tracker.track(at(2, 0, 0), otherFinger);
    tracker.track(at(1, 0, 0), scroller).claim();
    tracker.end(at(1, 0, 40));
    expect(button.onCancel).toHaveBeenCalledTimes(1);
    expect(button.onEnd).not.toHaveBeenCalled();
    expect(scroller.onEnd).toHaveBeenCalledTimes(1);
    expect(otherFinger.onCancel).not.toHaveBeenCalled();
  });

  it('puts things back when the system takes the pointer', () => {
    const tracker = new PointerTracker();
    const card = { onCancel: vi.fn(), onEnd: vi.fn() };
    tracker.track(at(1, 0, 0), card);
    tracker.cancel(1);
    tracker.end(at(1, 0, 0));
    expect(card.onCancel).toHaveBeenCalledTimes(1);
    expect(card.onEnd).not.toHaveBeenCalled();
  });

  it('puts things back when a mouse comes back without its button: it was let go outside the window', () => {
    const tracker = new PointerTracker();
    const card = { onCancel: vi.fn(), onMove: vi.fn(), onEnd: vi.fn() };
    tracker.track(at(1, 0, 0), card);
    tracker.move({ ...at(1, 5, 5), pointerType: 'mouse', buttons: 1 });
    expect([card.onMove.mock.calls.length, card.onCancel.mock.calls.length]).toEqual([1, 0]);
    tracker.move({ ...at(1, 9, 9), pointerType: 'mouse', buttons: 0 });
    expect([card.onMove.mock.calls.length, card.onCancel.mock.calls.length]).toEqual([1, 1]);
    expect(tracker.isTracked(1)).toBe(false);
  });

  it('is silent after release', () => {
    const tracker = new PointerTracker();
    const handlers = { onMove: vi.fn(), onCancel: vi.fn() };
    tracker.track(at(1, 0, 0), handlers).release();
    tracker.move(at(1, 5, 5));
    tracker.cancel(1);
    expect(handlers.onMove).not.toHaveBeenCalled();
    expect(handlers.onCancel).not.toHaveBeenCalled();
  });
});
