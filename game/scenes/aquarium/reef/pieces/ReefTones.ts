/** Three colours of one piece: where light falls, its own, and its shade. */
export interface ReefTones {
  light: number;
  base: number;
  deep: number;
}

/** Colours of a bay; `domain/reef/reefPlace.ts` has their number. */
export const reefTones: readonly ReefTones[] = [
  { light: 0xffc2b0, base: 0xff8268, deep: 0xc9503f },
  { light: 0xffe3a1, base: 0xf9b64a, deep: 0xc67f1e },
  { light: 0xe3cdfb, base: 0xb08be0, deep: 0x7a58ac },
  { light: 0xffc6de, base: 0xf178a6, deep: 0xb84676 },
  { light: 0xb9efdd, base: 0x52bd9c, deep: 0x2c8068 },
  { light: 0xfff0b8, base: 0xf2d35c, deep: 0xbb9526 },
];
