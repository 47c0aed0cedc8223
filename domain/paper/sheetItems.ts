import { keyedTexts } from '../book-pack/keyedItems.ts';
import type { MissionMaterial } from '../mission/MissionMaterial.ts';
import { matchingRights } from '../mission/matchingRights.ts';
import { shownEvents } from '../mission/shownEvents.ts';

/** One thing to choose, as it is numbered on paper from 1; `value` is what an answer holds. */
export interface SheetOption {
  value: string;
  text: string;
}

/**
 * An item of a mission as answers to it are typed in from paper: `OX` one of two signs, `NUMBER` the number of an option,
 * `ORDER` the numbers of all options in the order given, `WORD` a word of a crossword.
 */
export type SheetItem = { key: string; label: string } & (
  | { form: 'OX' }
  | { form: 'NUMBER' | 'ORDER'; options: SheetOption[] }
  | { form: 'WORD'; number: number; direction: 'across' | 'down'; word: string }
);

/** The items of a sheet in the order in which they stand on it; none for a mission that is not done on paper. */
export function sheetItems(material: MissionMaterial, seed: number): SheetItem[] {
  switch (material.kind) {
    case 'PUZZLE':
      return material.clues.map(({ key, clue, number, direction, word }) => ({
        key,
        label: clue,
        form: 'WORD',
        number,
        direction,
        word: word.normalize('NFC'),
      }));
    case 'MATCHING': {
      const options = matchingRights(material.pairs, seed).map(({ id, text }) => ({ value: id, text }));
      return material.pairs.map(({ id, left }) => ({ key: id, label: left, form: 'NUMBER', options }));
    }
    case 'OX':
      return material.items.map(({ id, statement }) => ({ key: id, label: statement, form: 'OX' }));
    case 'QUIZ':
      return material.items.map((item) => {
        const asked = { key: item.id, label: item.question };
        if (item.form === 'ORDER') {
          const options = shownEvents(item, seed).map(({ id, text }) => ({ value: id, text }));
          return { ...asked, form: 'ORDER', options };
        }
        const options = keyedTexts(item).map((text, index) => ({ value: `${index + 1}`, text }));
        return { ...asked, form: 'NUMBER', options };
      });
    case 'THINK':
    case 'REPORT':
      return [];
  }
}

/** What stands before the left cards of a matching sheet. */
export const leftSigns = '가나다라마바사아자차';
