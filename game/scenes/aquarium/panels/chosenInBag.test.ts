import { expect, it } from 'vitest';
import { chosenInBag } from './chosenInBag.ts';

const bag = [{ itemId: 'bread' }, { itemId: 'cake' }, { itemId: 'ball' }];

it('is what was chosen, else the first that is shown', () => {
  expect(chosenInBag(bag, ['bread', 'cake'], 'cake')).toBe('cake');
  expect(chosenInBag(bag, ['bread', 'cake'], null)).toBe('bread');
  expect(chosenInBag(bag, [], null)).toBeNull();
});

it('is the first that is found while what was chosen is not among it', () => {
  expect(chosenInBag(bag, ['ball'], 'cake')).toBe('ball');
});

it('is nothing once what was chosen has run out, until something is chosen', () => {
  expect(chosenInBag(bag.slice(1), ['cake'], 'bread')).toBeNull();
  expect(chosenInBag(bag.slice(1), ['cake'], 'cake')).toBe('cake');
});
