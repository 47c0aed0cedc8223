import type { ShopItem } from '#contract/aquarium.ts';
import { fitsPlace } from '#domain/aquarium/dress.ts';
import { type LookPlace, lookPlaces } from '#domain/aquarium/Look.ts';
import { withJosa } from '#domain/text/withJosa.ts';

/** Where something is worn, and what a part of the tank is called. */
export const lookPlaceNames: Readonly<Record<LookPlace, string>> = {
  head: '머리',
  face: '얼굴',
  neck: '목',
  water: '물빛',
  ground: '바닥',
  light: '빛',
};

/** Places of the look that an item may stand at; a whole tank lends three. */
export function placesOf(item: ShopItem): LookPlace[] {
  return lookPlaces.filter((place) => fitsPlace(item, place));
}

/** `머리`, `물빛·바닥·빛`. */
export function placeWords(item: ShopItem): string {
  return placesOf(item)
    .map((place) => lookPlaceNames[place])
    .join('·');
}

/** What an item is for, where it does nothing to the gauges. */
export function purposeWords(item: ShopItem): string {
  if (item.kind === 'furniture') return '방에 놓아요';
  if (item.kind === 'tank') return '놓을 자리가 아홉 개 더 생겨요';
  if (item.kind === 'outfit') return `${placeWords(item)}에 해요`;
  return item.kind === 'theme' ? `${withJosa(placeWords(item), '을/를')} 바꿔요` : '';
}
