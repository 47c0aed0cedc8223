import { afterEach, expect, it, vi } from 'vitest';
import { contentStands, whenContentStands } from './whenContentStands.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A picture that is on its way, at this distance from the top. */
function picture(top: number): HTMLImageElement {
  const image = document.createElement('img');
  Object.defineProperty(image, 'complete', { value: false, configurable: true });
  image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  return image;
}

it('stands when the main part is there and nothing is on its way', () => {
  expect(contentStands(document)).toBe(false);
  document.body.innerHTML = '<main id="main"><span data-loading-note="">불러오고 있어요</span></main>';
  expect(contentStands(document)).toBe(false);
  document.body.innerHTML = '<main id="main">책</main>';
  expect(contentStands(document)).toBe(true);
});

it('waits for pictures in sight, not for those further down', () => {
  document.body.innerHTML = '<main id="main"></main>';
  document.body.append(picture(innerHeight + 1));
  expect(contentStands(document)).toBe(true);
  const seen = picture(0);
  document.body.append(seen);
  expect(contentStands(document)).toBe(false);
  Object.defineProperty(seen, 'complete', { value: true });
  expect(contentStands(document)).toBe(true);
});

it('takes a page that never stands as it is', async () => {
  vi.useFakeTimers();
  const waited = vi.fn();
  void whenContentStands(document).then(waited);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(waited).toHaveBeenCalled();
});
