import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feastPicture } from '../../domain/feast/feastPicture.ts';
import type { FeastId } from '../../domain/feast/feastsOfYear.ts';
import { guestPicture, storyPicture } from '../../domain/guest/storyPicture.ts';
import { replyStickers } from '../../domain/text-reply/replyStickers.ts';

export interface StoryPicture {
  icon: string;
  /** Degrees by which its colours are turned. */
  hue: number;
  /** Eyes and a mouth are drawn on it. */
  face: boolean;
  /** Drawing under `assets/bundles/feast/costume` that it wears. */
  costume?: string;
}

/** Every picture that guests, mementos, finds, feasts, cards to match and options of `content/` and the stickers of teachers need, by the name of its file. */
export async function listStoryPictures(root: string): Promise<Map<string, StoryPicture>> {
  const pictures = new Map<string, StoryPicture>();
  const books = join(root, 'content/books');
  for (const folder of await readdir(books)) {
    const cards = await cardPictures(join(books, folder, 'matching.json'));
    for (const image of [...cards, ...(await optionPictures(join(books, folder, 'quiz.json')))]) {
      pictures.set(image, { icon: image, hue: 0, face: false });
    }
    const file = join(books, folder, 'guest.json');
    if (!existsSync(file)) continue;
    const { icon, thing, memento } = JSON.parse(await readFile(file, 'utf8')) as {
      icon: string;
      thing: boolean;
      memento: { icon: string };
    };
    pictures.set(guestPicture(icon, thing), { icon, hue: 0, face: thing });
    pictures.set(memento.icon, { icon: memento.icon, hue: 0, face: false });
  }
  const { series } = JSON.parse(await readFile(join(root, 'content/aquarium/finds.json'), 'utf8')) as {
    series: { finds: { icon: string; hue: number }[] }[];
  };
  for (const { icon, hue } of series.flatMap(({ finds }) => finds)) {
    pictures.set(storyPicture(icon, hue), { icon, hue, face: false });
  }
  const { feasts } = JSON.parse(await readFile(join(root, 'content/aquarium/feasts.json'), 'utf8')) as {
    feasts: {
      feast: FeastId;
      visitor: { icon: string; thing?: boolean; costume: string };
      keepsake: { icon: string; hue: number };
    }[];
  };
  for (const { feast, visitor, keepsake } of feasts) {
    const { icon, thing = false, costume } = visitor;
    pictures.set(feastPicture(feast), { icon, hue: 0, face: thing, costume });
    pictures.set(storyPicture(keepsake.icon, keepsake.hue), { icon: keepsake.icon, hue: keepsake.hue, face: false });
  }
  for (const { picture } of Object.values(replyStickers)) pictures.set(picture, { icon: picture, hue: 0, face: false });
  return pictures;
}

/** The pictures on the cards of a book. */
async function cardPictures(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  const { pairs } = JSON.parse(await readFile(file, 'utf8')) as { pairs: { image?: string }[] };
  return pairs.flatMap(({ image }) => image ?? []);
}

/** The pictures on the options of a book that are not drawings of its own. */
async function optionPictures(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  const { items } = JSON.parse(await readFile(file, 'utf8')) as { items: { options?: { image?: string }[] }[] };
  return items.flatMap(({ options = [] }) =>
    options.flatMap(({ image }) => (image?.endsWith('.svg') ? [] : (image ?? []))),
  );
}
