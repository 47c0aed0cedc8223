import type { BookPicture } from './BookPictures.ts';

/** What makes a picture itself, without where exactly things stand. */
export function pictureLook({ scene, plate }: Pick<BookPicture, 'scene' | 'plate'>): string {
  if (scene === undefined) return JSON.stringify(plate);
  const { setting, light, weather, season, figures } = scene;
  const who = figures.map(({ cast, motif, icon, pose, mood }) => [cast, motif, icon, pose, mood].join('/')).sort();
  return JSON.stringify([setting, light, weather, season, who]);
}
