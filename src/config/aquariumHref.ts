import { paths } from './paths.ts';

/** Places in the window of the aquarium, as its address names them. */
export type AquariumPlace =
  | { is: 'home'; opens?: 'care' }
  | { is: 'words' }
  | { is: 'reef' }
  | { is: 'visit'; visitKey: string };

export function aquariumHref(place: AquariumPlace): string {
  const home = paths.aquarium.getHref();
  if (place.is === 'words' || place.is === 'reef') return `${home}?place=${place.is}`;
  if (place.is === 'visit') return `${home}?visit=${encodeURIComponent(place.visitKey)}`;
  return place.opens ? `${home}?place=${place.opens}` : home;
}

/** The place that an address names; anything else is home. */
export function aquariumPlaceOf(search: URLSearchParams): AquariumPlace {
  const visitKey = search.get('visit');
  if (visitKey && /^[A-Za-z0-9_-]{22}$/.test(visitKey)) return { is: 'visit', visitKey };
  const place = search.get('place');
  if (place === 'words' || place === 'reef') return { is: place };
  return place === 'care' ? { is: 'home', opens: 'care' } : { is: 'home' };
}
