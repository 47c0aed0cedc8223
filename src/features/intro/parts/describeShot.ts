import { deviceOf, type ShotDevice, type ShotName, shotSizes, shotTypes } from './shotSizes.ts';

export interface Shot {
  device: ShotDevice;
  width: number;
  height: number;
  /** As in `<img sizes>`. */
  shown: string;
  /** The best format first. */
  sources: { type: string; srcset: string; fallback: string }[];
}

/** A picture of the product as a page asks for it. @param urlOf where a width in a format lies */
export function describeShot(name: ShotName, urlOf: (size: number, ending: string) => string): Shot {
  const device = deviceOf(name);
  const { width, height, widths, shown } = shotSizes[device];
  const sources = shotTypes.map((ending) => ({
    type: `image/${ending}`,
    srcset: widths.map((size) => `${urlOf(size, ending)} ${size}w`).join(', '),
    fallback: urlOf(widths[0], ending),
  }));
  return { device, width, height, shown, sources };
}
