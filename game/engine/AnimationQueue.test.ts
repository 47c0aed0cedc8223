import { describe, expect, it, vi } from 'vitest';
import { AnimationQueue } from './AnimationQueue.ts';

function gate(): { wait: Promise<void>; open: () => void } {
  let open = () => {};
  const wait = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait, open };
}

describe('AnimationQueue', () => {
  it('plays one step at a time, in order', async () => {
    const queue = new AnimationQueue(() => {});
    const first = gate();
    const log: string[] = [];
    void queue.add(async () => {
      log.push('eat');
      await first.wait;
      log.push('eaten');
    });
    const second = queue.add(() => log.push('gauge'));
    expect(log).toEqual(['eat']);
    first.open();
    await second;
    expect(log).toEqual(['eat', 'eaten', 'gauge']);
    expect(queue.isRunning).toBe(false);
  });

  it('reports a step that throws or rejects and goes on', async () => {
    const onError = vi.fn();
    const queue = new AnimationQueue(onError);
    await queue.add(() => {
      throw new Error('thrown');
    });
    await queue.add(() => Promise.reject(new Error('rejected')));
    const last = vi.fn();
    await queue.add(last);
    expect(onError).toHaveBeenCalledTimes(2);
    expect(last).toHaveBeenCalledTimes(1);
  });
});
