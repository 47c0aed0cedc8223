import { Texture } from 'pixi.js';
import { useStoryTexture } from '../../engine/useStoryTexture.ts';
import { CardText, type CardTextProps } from './CardText.tsx';

interface CardPictureProps extends CardTextProps {
  /** Name of its file under `/art/story`. */
  picture: string;
}

/** The picture of a card in place of its words; they stand there until it has come, and where it does not come. */
export function CardPicture({ picture, ...words }: CardPictureProps) {
  const texture = useStoryTexture(picture);
  if (texture === Texture.EMPTY) return <CardText {...words} />;
  const side = Math.min(words.height, words.width);
  return <pixiSprite texture={texture} anchor={0.5} x={words.x} y={words.y} width={side} height={side} />;
}
