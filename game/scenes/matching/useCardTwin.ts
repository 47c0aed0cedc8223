import type { FederatedPointerEvent } from 'pixi.js';
import type { MatchingCard } from '#domain/matching/MatchingState.ts';
import type { Rect } from '../../engine/Rect.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import type { CardStanding } from './cardFace.ts';

export interface CardProps extends CardStanding {
  id: string;
  text: string;
  rect: Rect;
  upright: boolean;
  /** What a screen reader announces: the text, its partner, its state. */
  name: string;
  order: number;
  onPointerDown: (card: MatchingCard, event: FederatedPointerEvent) => void;
  onPress: (card: MatchingCard) => void;
  onKey: (card: MatchingCard, key: string) => boolean;
  onFocus: (card: MatchingCard) => void;
}

export function cardTwinId({ side, id }: MatchingCard): string {
  return `matching-${side}-${id}`;
}

/** The twin of a card, at the card's home. Returns what the drawn card listens with. */
export function useCardTwin(side: MatchingCard['side'], props: CardProps) {
  const { id, name, rect, chosen, locked, order, onPointerDown, onPress, onKey, onFocus } = props;
  const card: MatchingCard = { side, id };
  useTwin({
    id: cardTwinId(card),
    role: 'button',
    name,
    rect,
    pressed: chosen,
    disabled: locked || undefined,
    order,
    onPress: () => onPress(card),
    onKey: (key) => onKey(card, key),
    onFocus: () => onFocus(card),
  });
  return { onPointerDown: (event: FederatedPointerEvent) => onPointerDown(card, event) };
}
