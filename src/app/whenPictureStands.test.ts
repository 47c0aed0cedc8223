import { beforeEach, expect, it, vi } from 'vitest';
import { whenPictureStands } from './whenPictureStands.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  return () => vi.useRealTimers();
});

/** @returns whether what follows the picture has begun */
function waitFor(html: string, decoded: Promise<void>) {
  document.body.innerHTML = html;
  const picture = document.querySelector('img');
  if (picture) picture.decode = () => decoded;
  const reported = vi.fn();
  void whenPictureStands(document).then(reported);
  return reported;
}

const EARLY = '<div class="early"><picture><img alt=""></picture></div>';
const never = new Promise<void>(() => undefined);

it('waits for the picture and for the frame that shows it', async () => {
  let decoded = () => {};
  const promise = new Promise<void>((resolve) => {
    decoded = resolve;
  });
  const reported = waitFor(EARLY, promise);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reported).not.toHaveBeenCalled();
  decoded();
  await promise;
  expect(reported).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(reported).toHaveBeenCalledOnce();
});

it('goes on without a picture that cannot be had, and where there is none', async () => {
  const broken = waitFor(EARLY, Promise.reject(new Error('no picture')));
  const none = waitFor('<div class="splash"><img alt=""></div>', never);
  await vi.advanceTimersByTimeAsync(50);
  expect(broken).toHaveBeenCalledOnce();
  expect(none).toHaveBeenCalledOnce();
});

it('does not wait for ever, nor for a frame of a page that nobody sees', async () => {
  const slow = waitFor(EARLY, never);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(slow).toHaveBeenCalledOnce();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const unseen = waitFor(EARLY, Promise.resolve());
  await vi.waitFor(() => expect(unseen).toHaveBeenCalledOnce());
});
