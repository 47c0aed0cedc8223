import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

const preload = vi.fn(async (_pathname: string) => {});

function page(links: string, may = () => true): (id: string) => HTMLElement {
  document.body.innerHTML = links;
  onTestFinished(prefetchOnIntent(document, preload, may));
  return (id) => document.getElementById(id) as HTMLElement;
}

beforeEach(() => preload.mockReset().mockResolvedValue());

it.each(['mouseOver', 'focusIn', 'touchStart'] as const)('fetches the page behind a link on %s, once', (intent) => {
  const at = page('<a href="/book/view/1042?from=main"><b id="cover">책</b></a>');
  fireEvent[intent](at('cover'));
  fireEvent[intent](at('cover'));
  expect(preload.mock.calls).toEqual([['/book/view/1042']]);
});

it('fetches nothing for what is no other page of this site, or where nothing may be fetched ahead', () => {
  const at = page(
    `<p id="text">글</p><a id="away" href="https://elsewhere.example/main">밖</a>
     <a id="file" href="/content/a.pdf" download>파일</a><a id="here" href="#main">본문</a>`,
  );
  for (const id of ['text', 'away', 'file', 'here']) fireEvent.mouseOver(at(id));
  const dear = page('<a id="link" href="/main">첫 화면</a>', () => false);
  prefetchOnIntent(document, preload, () => false)();
  expect(dear('link')).toBeTruthy();
  expect(preload).not.toHaveBeenCalled();
});

it('asks again for what could not be had', async () => {
  const at = page('<a id="link" href="/main">첫 화면</a>');
  preload.mockRejectedValueOnce(new Error('no network'));
  fireEvent.mouseOver(at('link'));
  await Promise.resolve();
  fireEvent.mouseOver(at('link'));
  expect(preload).toHaveBeenCalledTimes(2);
});
