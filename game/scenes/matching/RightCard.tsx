import type { Container, Graphics } from 'pixi.js';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useStage } from '../../engine/StageContext.ts';
import { drawSurface } from '../../ui/drawSurface.ts';
import { legible } from '../../ui/fitTextSize.ts';
import { CardText } from './CardText.tsx';
import { cardFace } from './cardFace.ts';
import { cardLetters } from './cardLetters.ts';
import { TAB_RADIUS } from './LeftCard.tsx';
import { type CardProps, useCardTwin } from './useCardTwin.ts';

interface RightCardProps extends CardProps {
  /** Receives the drawn card, which is then moved from outside; null when it is gone. */
  onDrawn: (id: string, view: Container | null) => void;
}

const RADIUS = 20;

/** A card to choose from. It floats: where it is drawn is decided frame by frame, its twin stays at its home. */
export const RightCard = memo(function RightCard(props: RightCardProps) {
  const { id, text, rect, upright, locked, onDrawn } = props;
  const { width, height } = rect;
  const { scale } = useStage();
  const view = useRef<Container>(null);
  const { fill, line, lineWidth, shadow, tab, ink } = cardFace(props);
  const { onPointerDown } = useCardTwin('right', props);
  useLayoutEffect(() => {
    onDrawn(id, view.current);
    return () => onDrawn(id, null);
  }, [id, onDrawn]);
  const draw = useCallback(
    (graphics: Graphics) => {
      drawSurface(graphics, width, height, RADIUS, { fill, line, lineWidth, shadow });
      graphics
        .moveTo(0, height / 2 - TAB_RADIUS)
        .arc(0, height / 2, TAB_RADIUS, -Math.PI / 2, Math.PI / 2)
        .fill(tab);
    },
    [width, height, fill, line, lineWidth, shadow, tab],
  );
  return (
    <pixiContainer
      ref={view}
      zIndex={props.held ? 30 : 10}
      eventMode="static"
      cursor={locked ? 'default' : 'grab'}
      onPointerDown={onPointerDown}
    >
      <pixiGraphics draw={draw} x={-width / 2} y={-height / 2} />
      <CardText
        text={text}
        x={6}
        y={0}
        width={width - cardLetters.rightSpare}
        height={height - cardLetters.margin}
        sizes={legible(cardLetters.rightSizes.slice(upright ? 0 : 3), scale)}
        color={ink}
      />
    </pixiContainer>
  );
});
