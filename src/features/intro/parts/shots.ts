import { describeShot, type Shot } from './describeShot.ts';
import { type ShotName, shotNames } from './shotSizes.ts';

/** Pictures of the product in `images`, as `npm run pictures:intro` takes them: `name-width.avif` and `.webp`. */
const urls = import.meta.glob<string>('../images/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

export const shots = Object.fromEntries(
  shotNames.map((name) => [
    name,
    describeShot(name, (size, ending) => urls[`../images/${name}-${size}.${ending}`] ?? ''),
  ]),
) as Record<ShotName, Shot>;
