import { keyedItems, keyedTexts } from '../book-pack/keyedItems.ts';
import type { MissionMaterial } from '../mission/MissionMaterial.ts';

/** An answer to an item of a mission, in words. */
export interface ItemAnswer {
  /** Of the item, unique in its mission. */
  readonly key: string;
  readonly text: string;
}

/** One round of a mission, with the items that were marked right. */
export interface MarkedRound {
  readonly open: boolean;
  readonly material: MissionMaterial;
  readonly rightKeys: ReadonlySet<string>;
}

/** The answers of a mission that a sentence could give away. Whether a statement is true is no word to be found. */
export function answersIn(material: MissionMaterial): ItemAnswer[] {
  switch (material.kind) {
    case 'PUZZLE':
      return [material.clues, ...(material.others ?? [])].flat().map(({ key, word }) => ({ key, text: word }));
    case 'MATCHING':
      return material.pairs.map(({ id, right }) => ({ key: id, text: right }));
    case 'QUIZ':
      // An order of events is no text that a sentence could hold.
      return keyedItems(material.items).map((item) => ({
        key: item.id,
        text: keyedTexts(item)[item.answer - 1] ?? '',
      }));
    default:
      return [];
  }
}

/**
 * Answers of a book that may not be shown yet: all of it but what was marked right in a round that is over. While a
 * round is open, everything in it stays open, and an item that was wrong stays so for the retry.
 *
 * @param current the missions of the book as the catalogue has them
 * @param rounds of one reader, those taken out of the history left out
 */
export function openAnswers(current: readonly MissionMaterial[], rounds: readonly MarkedRound[]): Set<string> {
  const open = new Set<string>();
  for (const material of [...current, ...rounds.map((round) => round.material)]) {
    for (const { text } of answersIn(material)) open.add(text);
  }
  const atHand = new Set<string>();
  for (const { material } of rounds.filter((round) => round.open)) {
    for (const { text } of answersIn(material)) atHand.add(text);
  }
  for (const { material, rightKeys } of rounds.filter((round) => !round.open)) {
    for (const { key, text } of answersIn(material)) {
      if (rightKeys.has(key) && !atHand.has(text)) open.delete(text);
    }
  }
  return open;
}
