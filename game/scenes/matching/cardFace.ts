import { palette } from '../../config/palette.ts';
import type { SurfaceLook } from '../../ui/drawSurface.ts';

/** What a card is at the moment; the first that holds decides its face. */
export interface CardStanding {
  locked: boolean;
  /** Answered, and not marked yet. */
  waiting: boolean;
  /** Its first answer was wrong: it is left for the next time. */
  parked: boolean;
  /** Waiting for its partner. */
  chosen: boolean;
  /** A dragged card is above. */
  hovered: boolean;
  paired: boolean;
  held: boolean;
}

export interface CardFace extends SurfaceLook {
  ink: number;
  /** The round tab on a left card and its hole in a right one. */
  tab: number;
}

export function cardFace({ locked, waiting, parked, chosen, hovered, paired, held }: CardStanding): CardFace {
  if (locked) return { fill: palette.kelp100, line: 0x9fd4b5, ink: palette.kelpInk, tab: 0xb9e2cb, shadow: 4 };
  if (parked)
    return { fill: palette.sand100, line: palette.sand200, ink: palette.sandInk, tab: palette.sand200, shadow: 2 };
  if (waiting)
    return {
      fill: palette.sea100,
      line: palette.sea400,
      lineWidth: 3,
      ink: palette.tealDeep,
      tab: palette.sea400,
      shadow: 4,
    };
  if (chosen || held) {
    return {
      fill: palette.sand200,
      line: palette.sand400,
      lineWidth: 4,
      ink: palette.ink,
      tab: palette.sand400,
      shadow: held ? 16 : 8,
    };
  }
  if (hovered) {
    return {
      fill: palette.sand100,
      line: palette.sand400,
      lineWidth: 3,
      ink: palette.ink,
      tab: palette.sand400,
      shadow: 6,
    };
  }
  if (paired)
    return { fill: palette.sea100, line: palette.sea300, ink: palette.tealDeep, tab: palette.sea300, shadow: 4 };
  return { fill: palette.white, line: palette.sea200, ink: palette.ink, tab: palette.sea200, shadow: 7 };
}
