import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flyShells } from './flyShells.ts';

/** jsdom moves nothing: a flight ends when the test ends it. */
let land: (() => void)[] = [];
const animated: Element[] = [];

beforeEach(() => {
  land = [];
  animated.length = 0;
  document.body.innerHTML = '<span data-purse=""></span><p id="earned"></p>';
  Element.prototype.animate = function animate(this: Element) {
    animated.push(this);
    let cancel = () => {};
    const finished = new Promise<Animation>((resolve, reject) => {
      land.push(() => resolve({} as Animation));
      cancel = () => reject(new Error('cancelled'));
    });
    return { finished, cancel } as unknown as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const earned = () => document.querySelector('#earned') as Element;
const shells = () => document.querySelectorAll('img');

it('sends a few shells that no one can touch or hear, and clears up when they have landed', async () => {
  flyShells(earned(), '/oyster.webp', 20);
  expect(shells()).toHaveLength(5);
  const sky = shells()[0]?.parentElement;
  expect([sky?.ariaHidden, sky?.style.pointerEvents]).toEqual(['true', 'none']);
  for (const one of land) one();
  await vi.waitFor(() => expect(shells()).toHaveLength(0));
  expect(animated.at(-1)).toBe(document.querySelector('[data-purse]'));
});

it('sends no more than were earned', () => {
  flyShells(earned(), '/oyster.webp', 2);
  expect(shells()).toHaveLength(2);
});

it('takes them away when the page goes', () => {
  flyShells(earned(), '/oyster.webp', 3)();
  expect(shells()).toHaveLength(0);
});

it('stays on the ground where there is no purse, or nothing that moves', () => {
  document.querySelector('[data-purse]')?.remove();
  flyShells(earned(), '/oyster.webp', 3)();
  document.body.innerHTML = '<span data-purse=""></span><p id="earned"></p>';
  Reflect.deleteProperty(Element.prototype, 'animate');
  flyShells(earned(), '/oyster.webp', 3)();
  expect(shells()).toHaveLength(0);
});
