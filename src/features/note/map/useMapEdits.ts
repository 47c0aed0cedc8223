import { moveCard, removeCard } from '#domain/note/matchingMap.ts';
import type { OwnMap } from '#domain/note/NoteContent.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';

const { map: limits } = NOTE_TUNING;

export interface MapEdits {
  addCard: (text: string, at?: { x: number; y: number }) => string | null;
  changeCard: (id: string, text: string) => void;
  removeCard: (id: string) => void;
  moveCards: (moves: readonly { id: string; x: number; y: number }[]) => void;
  link: (from: string, to: string, label: string) => void;
  changeLink: (id: string, label: string) => void;
  removeLink: (id: string) => void;
}

/** What can be done to the own part of the map; limits are shown where they are met. */
export function useMapEdits(own: OwnMap, onChange: (map: OwnMap) => void): MapEdits {
  return {
    addCard(text, at) {
      if (own.cards.length >= limits.cards) {
        showToast(`내 카드는 ${limits.cards}장까지 만들 수 있어요.`, 'warning');
        return null;
      }
      const id = createRandomId();
      const withCard = { ...own, cards: [...own.cards, { id, text }] };
      onChange(at ? moveCard(withCard, id, at, limits.reach) : withCard);
      return id;
    },
    changeCard: (id, text) =>
      onChange({ ...own, cards: own.cards.map((card) => (card.id === id ? { id, text } : card)) }),
    removeCard: (id) => {
      onChange(removeCard(own, id));
      showToast('카드와 이어진 내 줄을 지웠어요.', 'plain');
    },
    moveCards: (moves) => onChange(moves.reduce((map, { id, ...to }) => moveCard(map, id, to, limits.reach), own)),
    link(from, to, label) {
      if (own.links.length >= limits.links) {
        showToast(`내 줄은 ${limits.links}개까지 이을 수 있어요.`, 'warning');
        return;
      }
      onChange({ ...own, links: [...own.links, { id: createRandomId(), from, to, label }] });
    },
    changeLink: (id, label) =>
      onChange({ ...own, links: own.links.map((link) => (link.id === id ? { ...link, label } : link)) }),
    removeLink: (id) => onChange({ ...own, links: own.links.filter((link) => link.id !== id) }),
  };
}
