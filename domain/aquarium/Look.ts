/** Where a pet wears something. */
export const outfitSlots = ['head', 'face', 'neck'] as const;
export type OutfitSlot = (typeof outfitSlots)[number];

/** Parts of the tank that can be chosen apart. */
export const themeParts = ['water', 'ground', 'light'] as const;
export type ThemePart = (typeof themeParts)[number];

export const lookPlaces = [...outfitSlots, ...themeParts] as const;
export type LookPlace = (typeof lookPlaces)[number];

/** What is worn and which parts of the tank are chosen, by item id; null is bare, or the sea as it always was. */
export type Look = Readonly<Record<LookPlace, string | null>>;

export const PLAIN_LOOK: Look = { head: null, face: null, neck: null, water: null, ground: null, light: null };

/** How grounds and lights are drawn; water has no pattern of its own. */
export const groundPatterns = ['sand', 'pebbles', 'moss', 'leaves', 'flowers'] as const;
export const lightPatterns = ['soft', 'rays', 'aurora', 'sparks'] as const;
export type GroundPattern = (typeof groundPatterns)[number];
export type LightPattern = (typeof lightPatterns)[number];

/** Colours as `#rrggbb`. Water: surface, middle, depth. Ground: lit, plain, shaded. Light: core, glow, edge. */
export type Colours = [string, string, string];

/** How the parts of a tank are drawn; a part that is left out stays as it always was. */
export interface TankLook {
  water?: { colours: Colours } | undefined;
  ground?: { colours: Colours; pattern: GroundPattern } | undefined;
  light?: { colours: Colours; pattern: LightPattern } | undefined;
}
