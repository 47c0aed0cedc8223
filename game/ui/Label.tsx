import type { Text } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import { palette } from '../config/palette.ts';
import { textStyle } from '../config/textStyle.ts';
import { useStage } from '../engine/StageContext.ts';
import { drawnText } from './drawnText.ts';
import { useTone } from './useTone.ts';

export interface LabelProps {
  text: string;
  x?: number;
  y?: number;
  /** Stage units; at least 20 on the landscape stage and 27 on the upright one. */
  size?: number;
  color?: number;
  /** Which point of the text lies at x, y. */
  anchor?: keyof typeof anchors;
  /** Longer text is drawn smaller, in one line. */
  maxWidth?: number;
  /** Longer text goes on in the next line, between words. */
  wrapWidth?: number;
  align?: 'left' | 'center' | 'right';
  lineHeight?: number;
  /** Width of an outline in `outlineColor`, for text that lies on the water. */
  outline?: number;
  outlineColor?: number;
}

const anchors = {
  topLeft: { x: 0, y: 0 },
  top: { x: 0.5, y: 0 },
  topRight: { x: 1, y: 0 },
  left: { x: 0, y: 0.5 },
  center: { x: 0.5, y: 0.5 },
  right: { x: 1, y: 0.5 },
  bottom: { x: 0.5, y: 1 },
} as const;

/** Text in the game's face, rasterised for the size it has on the screen. Has no twin of its own. */
export function Label(props: LabelProps) {
  const { text, x = 0, y = 0, size = 24, color = palette.ink, anchor = 'topLeft', maxWidth, outline } = props;
  const { scale, resolution } = useStage();
  const ref = useRef<Text>(null);
  const tone = useTone();
  const face: Record<string, unknown> = { fill: tone.ink(color) };
  if (props.align) face.align = props.align;
  if (props.lineHeight) face.lineHeight = props.lineHeight;
  if (props.wrapWidth) face.wordWrapWidth = Math.round(props.wrapWidth);
  if (outline)
    face.stroke = { color: tone.surface(props.outlineColor ?? palette.white), width: outline, join: 'round' };
  const style = textStyle(size, face);
  // In quarters, so that a resize does not rasterise every label at every pixel.
  const sharpness = Math.min(3, Math.max(1, Math.ceil(scale * resolution * 4) / 4));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the width of the drawn text
  useLayoutEffect(() => {
    const label = ref.current;
    if (!label || maxWidth === undefined) return;
    label.scale.set(1);
    const { width } = label;
    if (width > maxWidth) label.scale.set(maxWidth / width);
  }, [text, style, maxWidth]);
  return (
    <pixiText
      ref={ref}
      text={drawnText(text)}
      x={x}
      y={y}
      anchor={anchors[anchor]}
      style={style}
      resolution={sharpness}
      // Inside anything that can be pressed even plain text would catch the touch meant for what lies below.
      eventMode="none"
    />
  );
}
