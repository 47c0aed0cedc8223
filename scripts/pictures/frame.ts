/** The picture in its own units: what a tall leaf shows, from `TOP` on. */
export const WIDTH = 1200;
export const TOP = 50;
export const HEIGHT = 1400;
/** The band that a phone shows: everything that belongs to the story is in here. */
export const STAGE = { top: 375, bottom: 1125 } as const;
/** An adult stands as high as this in the units of characters and motifs. */
export const ADULT = 200;
