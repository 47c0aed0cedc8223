import { fitTextSize, LINE_HEIGHT } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';

export interface CardTextProps {
  text: string;
  /** Middle of the text. */
  x: number;
  y: number;
  width: number;
  height: number;
  sizes: readonly number[];
  color: number;
}

/** The words of a card, as large as its room allows; both cards of a pair stay readable. */
export function CardText({ text, x, y, width, height, sizes, color }: CardTextProps) {
  const size = fitTextSize(text, width, height, sizes);
  return (
    <Label
      text={text}
      x={x}
      y={y}
      size={size}
      lineHeight={size * LINE_HEIGHT}
      color={color}
      anchor="center"
      align="center"
      wrapWidth={width}
    />
  );
}
