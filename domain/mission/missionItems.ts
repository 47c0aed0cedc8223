import { keyedTexts } from '../book-pack/keyedItems.ts';
import type { MissionMaterial } from './MissionMaterial.ts';
import { matchingRights } from './matchingRights.ts';
import { isPermutation, shownEvents } from './shownEvents.ts';

/** One thing to answer. `fits`: whether a value may be saved; `filled`: whether it counts as answered. */
export interface MissionItem {
  key: string;
  fits: (value: string) => boolean;
  filled: (value: string) => boolean;
}

/** The only item of a book report. */
export const REPORT_KEY = 'report';

/** Stands for an empty cell in a half-filled word. */
export const EMPTY_CELL = '·';

const isText = (value: string) => value.trim() !== '';

/** The items of a mission with what may be written into each. `seed` is the attempt's. */
export function missionItems(material: MissionMaterial, seed: number): MissionItem[] {
  const chosen = (key: string, values: readonly string[]): MissionItem => ({
    key,
    fits: (value) => value === '' || values.includes(value),
    filled: (value) => value !== '',
  });
  switch (material.kind) {
    case 'PUZZLE':
      return material.clues.map(({ key, word }) => ({
        key,
        fits: (value) => syllables(value).length <= syllables(word).length,
        filled: (value) => syllables(value).length === syllables(word).length && !/[·\s]/u.test(value),
      }));
    case 'MATCHING': {
      const rights = matchingRights(material.pairs, seed).map(({ id }) => id);
      return material.pairs.map(({ id }) => chosen(id, rights));
    }
    case 'OX':
      return material.items.map(({ id }) => chosen(id, ['O', 'X']));
    case 'QUIZ':
      return material.items.map((item) => {
        if (item.form !== 'ORDER')
          return chosen(
            item.id,
            keyedTexts(item).map((_, index) => `${index + 1}`),
          );
        const ids = shownEvents(item, seed).map(({ id }) => id);
        return { ...chosen(item.id, []), fits: (value) => value === '' || isPermutation(value, ids) };
      });
    case 'THINK':
      return material.prompts.map(({ id }) => ({ key: id, fits: () => true, filled: isText }));
    case 'REPORT':
      return [{ key: REPORT_KEY, fits: () => true, filled: isText }];
  }
}

function syllables(value: string): string[] {
  return [...value.normalize('NFC')];
}
