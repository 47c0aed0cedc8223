import { afterEach, expect, it, vi } from 'vitest';
import { followCode } from './followCode.ts';

afterEach(() => document.head.replaceChildren());

function ask(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  document.head.append(link);
  return link;
}

it('tells how many of the files that were asked for since have come', () => {
  const old = ask();
  const onShare = vi.fn();
  const stop = followCode(onShare);
  const files = [ask(), ask(), ask(), ask()];
  old.dispatchEvent(new Event('load'));
  files[0]?.dispatchEvent(new Event('load'));
  // Asked for again by the import itself, or told twice: one file.
  files[0]?.dispatchEvent(new Event('load'));
  files[2]?.dispatchEvent(new Event('error'));
  expect(onShare.mock.calls.map(([share]) => share)).toEqual([0, 0.25, 0.25, 0.5]);
  stop();
  files[1]?.dispatchEvent(new Event('load'));
  expect(onShare).toHaveBeenCalledTimes(4);
});

it('says nothing where nothing was asked for', () => {
  const old = ask();
  const onShare = vi.fn();
  followCode(onShare);
  old.dispatchEvent(new Event('load'));
  expect(onShare).not.toHaveBeenCalled();
});
