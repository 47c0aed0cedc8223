import type { Graphics } from 'pixi.js';
import { memo, useCallback } from 'react';
import { useStage } from '../../engine/StageContext.ts';
import { drawSurface } from '../../ui/drawSurface.ts';
import { legible } from '../../ui/fitTextSize.ts';
import { CardText } from './CardText.tsx';
import { cardFace } from './cardFace.ts';
import { cardLetters } from './cardLetters.ts';
import { type CardProps, useCardTwin } from './useCardTwin.ts';

/** Radius of the tab that fits into the hole of a right card. */
export const TAB_RADIUS = 11;
const RADIUS = 20;

/** A card that is asked about. It stays where it is; a line can be pulled out of it. */
export const LeftCard = memo(function LeftCard(props: CardProps) {
  const { text, rect, upright, locked } = props;
  const { width, height } = rect;
  const { scale } = useStage();
  const { fill, line, lineWidth, shadow, tab, ink } = cardFace(props);
  const { onPointerDown } = useCardTwin('left', props);
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
      cursor={locked ? 'default' : 'pointer'}
      onPointerDown={onPointerDown}
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
