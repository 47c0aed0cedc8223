import { createContext, useContext } from 'react';
import { palette } from '../config/palette.ts';

/** How panels and words are coloured: widgets name colours of the palette, a tone decides how each is drawn. */
export interface Tone {
  /** Of what words stand on. */
  surface: (colour: number) => number;
  /** Of words, signs and lines. */
  ink: (colour: number) => number;
}

const same = (colour: number) => colour;
export const dayTone: Tone = { surface: same, ink: same };

const p = palette;
const eveningSurfaces = new Map<number, number>([
  [p.white, 0x17324d],
  [p.paper, 0x1a3650],
  [p.sea50, 0x1d3b57],
  [p.sea100, 0x22435f],
  [p.sea200, 0x335a76],
  [p.sea300, 0x44708b],
  [p.line, 0x3a607c],
  [p.teal, 0x157783],
  [p.sand100, 0x4a3c25],
  [p.sand200, 0x57452a],
  [p.sand400, 0xc79a4e],
  [p.sandInk, 0xf3c677],
]);
const eveningInks = new Map<number, number>([
  [p.ink, 0xeef6fb],
  [p.inkSoft, 0xbdd2de],
  [p.teal, 0x93e2de],
  [p.tealDeep, 0xbfeeea],
  [p.tealNight, 0xe3f6f4],
  [p.sandInk, 0xffe3ac],
  [p.coralInk, 0xffbfae],
  [p.kelpInk, 0xa5e3be],
  [p.lineStrong, 0x9dbcc2],
]);

/** Dark panels with light words; what is not named, such as white on a button, stays as it is. */
export const eveningTone: Tone = {
  surface: (colour) => eveningSurfaces.get(colour) ?? colour,
  ink: (colour) => eveningInks.get(colour) ?? colour,
};

export const ToneContext = createContext<Tone>(dayTone);

export function useTone(): Tone {
  return useContext(ToneContext);
}
