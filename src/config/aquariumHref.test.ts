import { expect, it } from 'vitest';
import { type AquariumPlace, aquariumHref, aquariumPlaceOf } from './aquariumHref.ts';

const visit: AquariumPlace = { is: 'visit', visitKey: 'AbCdEfGhIjKlMnOpQr-_12' };

it.each<AquariumPlace>([{ is: 'home' }, { is: 'words' }, { is: 'reef' }, visit])('leads to $is and back', (place) => {
  const address = new URL(aquariumHref(place), 'http://localhost');
  expect(aquariumPlaceOf(address.searchParams)).toEqual(place);
});

it('stays home for what is no place', () => {
  expect(aquariumPlaceOf(new URLSearchParams('visit=../me&place=moon'))).toEqual({ is: 'home' });
});
