import { deviceOf, type ShotDevice, type ShotName, shotNames, shotSizes, shotTypes } from './shotSizes.ts';

/** Pictures of the product in `images`, as `npm run pictures` takes them: `name-width.avif` and `.webp`. */
const urls = import.meta.glob<string>('../images/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

interface Shot {
  device: ShotDevice;
  width: number;
  height: number;
  /** As in `<img sizes>`. */
  shown: string;
  /** The best format first. */
  sources: { type: string; set: string; fallback: string }[];
}

export const shots = Object.fromEntries(shotNames.map((name) => [name, describe(name)])) as Record<ShotName, Shot>;

function describe(name: ShotName): Shot {
  const device = deviceOf(name);
  const { width, height, widths, shown } = shotSizes[device];
  const url = (size: number, ending: string) => urls[`../images/${name}-${size}.${ending}`] ?? '';
  const sources = shotTypes.map((ending) => ({
    type: `image/${ending}`,
    set: widths.map((size) => `${url(size, ending)} ${size}w`).join(', '),
    fallback: url(widths[0], ending),
  }));
  return { device, width, height, shown, sources };
}
