import type { MissionMaterial } from './MissionMaterial.ts';

/**
 * What an item is, whatever its mission's other items are: the same text for the same item in every version of a pack.
 * An item that was corrected is another one. The place of a word in its grid is left out: a new layout moves it.
 *
 * @returns null for a key that the mission does not have, and for writing, where nothing is right or wrong
 */
export function itemIdentity(material: MissionMaterial, key: string): string | null {
  switch (material.kind) {
    case 'PUZZLE': {
      const clue = material.clues.find((candidate) => candidate.key === key);
      return clue ? asText([clue.word, clue.clue, clue.pageNo, clue.scene]) : null;
    }
    case 'MATCHING': {
      const pair = material.pairs.find(({ id }) => id === key);
      if (!pair) return null;
      const picture = pair.image === undefined ? [] : [pair.image];
      return asText([pair.left, pair.right, pair.pageNo, pair.scene, ...picture]);
    }
    case 'OX': {
      const item = material.items.find(({ id }) => id === key);
      return item ? asText([item.statement, item.answer, item.explanation, item.pageNo, item.scene]) : null;
    }
    case 'QUIZ': {
      const item = material.items.find(({ id }) => id === key);
      if (!item) return null;
      const asked = [item.question, item.explanation, item.pageNo, item.scene];
      if (item.form === 'ORDER') return asText([item.form, ...asked, ...item.events]);
      if (item.form === 'EVIDENCE') return asText([item.form, item.answer, ...asked, ...item.sentences]);
      const options = item.options.flatMap(({ text, image }) => [text, image]);
      // The identity of a plain choice is stored with reports and withdrawals from before there were other forms.
      return asText([item.question, item.answer, item.explanation, item.pageNo, item.scene, ...options]);
    }
    case 'THINK':
    case 'REPORT':
      return null;
  }
}

function asText(parts: readonly (string | number | undefined)[]): string {
  return JSON.stringify(parts.map((part) => part ?? null));
}
