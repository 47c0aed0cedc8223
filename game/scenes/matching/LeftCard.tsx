import type { FederatedPointerEvent, Graphics } from 'pixi.js';
import { memo, useCallback } from 'react';
import type { MatchingCard } from '#domain/matching/MatchingState.ts';
import type { Rect } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { drawSurface } from '../../ui/drawSurface.ts';
import { legible } from '../../ui/fitTextSize.ts';
import { CardText } from './CardText.tsx';
import { type CardStanding, cardFace } from './cardFace.ts';
import { cardLetters } from './cardLetters.ts';

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

/** Radius of the tab that fits into the hole of a right card. */
export const TAB_RADIUS = 11;
const RADIUS = 20;

/** A card that is asked about. It stays where it is; a line can be pulled out of it. */
export const LeftCard = memo(function LeftCard(props: CardProps) {
  const { id, text, rect, upright, name, order, onPointerDown, onPress, onKey, onFocus } = props;
  const { width, height } = rect;
  const { scale } = useStage();
  const card: MatchingCard = { side: 'left', id };
  const face = cardFace(props);
  const { fill, line, lineWidth, shadow, tab, ink } = face;
  useTwin({
    id: cardTwinId(card),
    role: 'button',
    name,
    rect,
    pressed: props.chosen,
    disabled: props.locked || undefined,
    order,
    onPress: () => onPress(card),
    onKey: (key) => onKey(card, key),
    onFocus: () => onFocus(card),
  });
  const draw = useCallback(
    (graphics: Graphics) => {
      drawSurface(graphics, width, height, RADIUS, { fill, line, lineWidth, shadow });
      graphics.circle(width, height / 2, TAB_RADIUS).fill(tab);
      graphics.circle(width, height / 2, TAB_RADIUS - 4).fill(fill);
    },
    [width, height, fill, line, lineWidth, shadow, tab],
  );
  return (
    <pixiContainer
      x={rect.x}
      y={rect.y}
      zIndex={20}
      eventMode="static"
      cursor={props.locked ? 'default' : 'pointer'}
      onPointerDown={(event: FederatedPointerEvent) => onPointerDown(card, event)}
    >
      <pixiGraphics draw={draw} />
      <CardText
        text={text}
        x={width / 2 - 4}
        y={height / 2}
        width={width - cardLetters.leftSpare}
        height={height - cardLetters.margin}
        sizes={legible(cardLetters.leftSizes.slice(upright ? 0 : 2), scale)}
        color={ink}
      />
    </pixiContainer>
  );
});

export function cardTwinId({ side, id }: MatchingCard): string {
  return `matching-${side}-${id}`;
}
