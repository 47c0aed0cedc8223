import type { ArticlePicture } from '#contract/article.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';

/** What stands in the water beside an article: a thing, and who looks at it. */
export const articlePictures: Readonly<Record<ArticlePicture, { art: ArtIconName; pet: PetSpecies; water: string }>> = {
  choose: { art: 'books', pet: 'turtle', water: '#bfe8d8' },
  talk: { art: 'speech-balloon', pet: 'whale', water: '#bfe3f2' },
  reward: { art: 'spiral-shell', pet: 'octopus', water: '#fdebc8' },
  compass: { art: 'compass', pet: 'seahorse', water: '#ffd9cd' },
  aloud: { art: 'open-book', pet: 'octopus', water: '#d9e6fb' },
  words: { art: 'puzzle-piece', pet: 'pufferfish', water: '#e5e0f7' },
};
