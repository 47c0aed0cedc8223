import type { Graphics } from 'pixi.js';
import { memo, useCallback } from 'react';
import { palette } from '../../config/palette.ts';
import { useStage } from '../../engine/StageContext.ts';
import { drawGlyph } from '../../ui/drawGlyph.ts';
import { drawSurface } from '../../ui/drawSurface.ts';
import { legible } from '../../ui/fitTextSize.ts';
import { CardPicture } from './CardPicture.tsx';
import { CardText } from './CardText.tsx';
import { type CardStanding, cardFace } from './cardFace.ts';
import { cardLetters } from './cardLetters.ts';
import { type CardProps, useCardTwin } from './useCardTwin.ts';

/** Radius of the badge that shows by its sign what the colour of a card means. */
const BADGE = 14;

/** Right, left for the next time, or waiting for its verdict; nothing else has a badge. */
function drawSign(
  graphics: Graphics,
  { locked, waiting, parked }: Pick<CardStanding, 'locked' | 'waiting' | 'parked'>,
): void {
  graphics.clear();
  if (!locked && !waiting && !parked) return;
  graphics.circle(0, 0, BADGE).fill(locked ? palette.kelpInk : parked ? palette.sandInk : palette.teal);
  if (locked) drawGlyph(graphics, 'check', BADGE, palette.white);
  else if (parked) drawGlyph(graphics, 'undo', BADGE, palette.white);
  else for (const x of [-6, 0, 6]) graphics.circle(x, 0, 2.2).fill(palette.white);
}

/** Radius of the tab that fits into the hole of a right card. */
export const TAB_RADIUS = 11;
const RADIUS = 20;

interface LeftCardProps extends CardProps {
  /** Name of a picture that is shown in place of the text. */
  picture: string | undefined;
}

/** A card that is asked about. It stays where it is; a line can be pulled out of it. */
export const LeftCard = memo(function LeftCard(props: LeftCardProps) {
  const { text, picture, rect, upright, locked, waiting, parked } = props;
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
  const sign = useCallback(
    (graphics: Graphics) => drawSign(graphics, { locked, waiting, parked }),
    [locked, waiting, parked],
  );
  const words = {
    text,
    x: width / 2 - 4,
    y: height / 2,
    width: width - cardLetters.leftSpare,
    height: height - cardLetters.margin,
    sizes: legible(cardLetters.leftSizes.slice(upright ? 0 : 2), scale),
    color: ink,
  };
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
      <pixiGraphics draw={sign} x={10} y={10} />
      {picture === undefined ? <CardText {...words} /> : <CardPicture {...words} picture={picture} />}
    </pixiContainer>
  );
});
