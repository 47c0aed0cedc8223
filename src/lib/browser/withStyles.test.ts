import { expect, it, vi } from 'vitest';
import { watchStyles, withStyles } from './withStyles.ts';

function add(rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.setAttribute('href', `/assets/${rel}.css`);
  document.head.append(link);
  return link;
}
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const tell = (link: HTMLLinkElement | undefined, type: 'load' | 'error') => link?.dispatchEvent(new Event(type));

it('asks for looks that could not be had before the code that needs them is tried again', async () => {
  watchStyles(document);
  const load = vi.fn(async () => 'page');
  const failed = add('stylesheet');
  tell(failed, 'error');
  tell(add('modulepreload'), 'error');

  const without = withStyles(load);
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]).not.toBe(failed);
  tell(sheets()[0], 'error');
  await expect(without).rejects.toThrow('/assets/stylesheet.css');
  expect(load).not.toHaveBeenCalled();

  const again = withStyles(load);
  expect(sheets()).toHaveLength(1);
  tell(sheets()[0], 'load');
  expect(await again).toBe('page');

  await withStyles(load);
  expect(sheets()).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
});

it('costs nothing where all is there: the code is asked for at once', () => {
  const load = vi.fn(async () => 'page');
  void withStyles(load);
  expect(load).toHaveBeenCalledOnce();
});
