import { type CardPicture, cardPictureNames } from '#domain/login-card/cardPictures.ts';
import { ArtIcon } from '../art-icon/ArtIcon.tsx';
import type { ArtIconName } from '../art-icon/artIconUrl.ts';

const art: Readonly<Record<CardPicture, ArtIconName>> = {
  WHALE: 'whale',
  TURTLE: 'turtle',
  FISH: 'tropical-fish',
  JELLYFISH: 'jellyfish',
  SHELL: 'spiral-shell',
  SAILBOAT: 'sailboat',
  STAR: 'star',
  BEAR: 'teddy-bear',
  SPROUT: 'seedling',
};

interface CardPictureImageProps {
  picture: CardPicture;
  /** CSS pixels. */
  size: number;
  /** Left out where its name stands beside it. */
  titled?: boolean;
}

/** One of the nine pictures with which children sign in. */
export function CardPictureImage({ picture, size, titled }: CardPictureImageProps) {
  return <ArtIcon name={art[picture]} size={size} {...(titled ? { title: cardPictureNames[picture] } : {})} />;
}
