import { createContext, useContext } from 'react';
import { palette } from '../config/palette.ts';

/** How panels and words are coloured: widgets name colours of the palette, a tone decides how each is drawn. */
export interface Tone {
  /** Of what words stand on. */
  surface: (colour: number) => number;
  /** Of words, signs and lines. */
  ink: (colour: number) => number;
  /** Light behind the picture of a thing, 0–1: black and blue things are not seen on indigo. */
  halo: number;
}

const same = (colour: number) => colour;
export const dayTone: Tone = { surface: same, ink: same, halo: 0 };

const p = palette;
const eveningSurfaces = new Map<number, number>([
  [p.white, 0x26397c],
  [p.paper, 0x293d82],
  [p.sea50, 0x2d4288],
  [p.sea100, 0x324990],
  [p.sea200, 0x40599f],
  [p.sea300, 0x5770b6],
  [p.line, 0x4f68ae],
  [p.teal, 0x157783],
  [p.sand100, 0x54397c],
  [p.sand200, 0x5e4288],
  [p.sand400, 0xe0b563],
  [p.sandInk, 0xf3c677],
]);
const eveningInks = new Map<number, number>([
  [p.ink, 0xeef6fb],
  [p.inkSoft, 0xd6e0f6],
  [p.teal, 0xa6efea],
  [p.tealDeep, 0xbfeeea],
  [p.tealNight, 0xe3f6f4],
  [p.sandInk, 0xffe3ac],
  [p.coralInk, 0xffbfae],
  [p.kelpInk, 0xa5e3be],
  [p.lineStrong, 0x9dbcc2],
]);

/** Indigo panels with light words; what is not named, such as white on a button, stays as it is. */
export const eveningTone: Tone = {
  surface: (colour) => eveningSurfaces.get(colour) ?? colour,
  ink: (colour) => eveningInks.get(colour) ?? colour,
  halo: 0.2,
};

export const ToneContext = createContext<Tone>(dayTone);

export function useTone(): Tone {
  return useContext(ToneContext);
}
