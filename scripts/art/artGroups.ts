/** How the source art is grouped into sheets. A group is packed on its own and never shares a sheet with another. */
export interface ArtGroup {
  readonly name: string;
  /** Folder below assets/bundles/aquarium. */
  readonly folder: string;
  /** Put before the path inside the folder: `item/bread`, `pet/octopus/head`. */
  readonly prefix: string;
  /** Only these files of the folder; without it every file that no other group of the same folder names. */
  readonly only?: readonly string[];
  /**
   * `longest`: each picture is drawn so that its longest side has this many pixels (one unit = one pixel).
   * `perUnit`: one SVG unit becomes this many pixels, the sheet records it in `meta.scale`, and the SVG origin (0,0)
   * becomes the sprite's anchor, so a part turns around the point where it is fixed.
   */
  readonly size: { readonly longest: number } | { readonly perUnit: number };
  /** WebP quality; smooth gradients show banding below 85. */
  readonly quality: number;
}

/** Icons that every scene needs; kept apart so that a mission does not load the whole aquarium. */
const commonIcons = [
  'backpack',
  'bell',
  'camera',
  'check-mark-button',
  'coin',
  'couch-and-lamp',
  'cross-mark',
  'fork-and-knife-with-plate',
  'framed-picture',
  'glowing-star',
  'high-voltage',
  'hourglass-not-done',
  'house-with-garden',
  'light-bulb',
  'locked',
  'magnifying-glass-tilted-left',
  'musical-note',
  'open-book',
  'oyster',
  'party-popper',
  'puzzle-piece',
  'red-heart',
  'rice-ball',
  'sailboat',
  'shopping-bags',
  'soap',
  'sparkles',
  'sports-medal',
  'star',
  'teddy-bear',
  'trophy',
  'unlocked',
  'wrapped-gift',
  'zzz',
] as const;

export const artGroups: readonly ArtGroup[] = [
  { name: 'icon', folder: 'items', prefix: 'item/', only: commonIcons, size: { longest: 256 }, quality: 88 },
  { name: 'item', folder: 'items', prefix: 'item/', size: { longest: 256 }, quality: 86 },
  { name: 'mission', folder: 'missions', prefix: 'mission/', size: { longest: 128 }, quality: 88 },
  { name: 'fx', folder: 'fx', prefix: 'fx/', size: { perUnit: 2 }, quality: 90 },
  { name: 'scenery', folder: 'scenery', prefix: 'scenery/', size: { perUnit: 1.5 }, quality: 88 },
  { name: 'pet', folder: 'pet', prefix: 'pet/', size: { perUnit: 2 }, quality: 92 },
];

/** Which sheets a scene loads, by bundle name; written to public/art/manifest.json. */
export const artBundles: Readonly<Record<string, readonly string[]>> = {
  common: ['icon', 'fx'],
  matching: ['icon', 'fx', 'mission'],
  pet: ['pet', 'fx'],
  aquarium: ['pet', 'fx', 'scenery', 'icon', 'item'],
};
