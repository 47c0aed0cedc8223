import { expect, it, vi } from 'vitest';
import { FrameLoop } from './FrameLoop.ts';

it('caps the frame after a pause and sums what was played', () => {
  const frames = new FrameLoop(() => {});
  const received: [number, number][] = [];
  frames.add((delta, time) => received.push([delta, time]));
  frames.tick(16);
  frames.tick(60_000);
  expect(received).toEqual([
    [16, 16],
    [50, 66],
  ]);
});

it('calls everybody else when one leaves or throws in the middle of a frame', () => {
  const onError = vi.fn();
  const frames = new FrameLoop(onError);
  const first = vi.fn();
  frames.add(first);
  const off = frames.add(() => off());
  const broken = vi.fn(() => {
    throw new Error('drawing');
  });
  frames.add(broken);
  frames.tick(16);
  frames.tick(16);
  expect(first).toHaveBeenCalledTimes(2);
  expect(broken).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
});
