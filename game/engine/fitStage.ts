import type { Rect } from './Rect.ts';

/** Virtual units of the stage. Scenes lay themselves out in these; `fitStage` maps them to the screen. */
const stageSize = {
  /** The customer's canvas. */
  landscape: { width: 1280, height: 800 },
  /**
   * A phone or tablet held upright: the width is fixed and the height follows the box, so that nothing is lost to
   * bars. At 360 CSS px a unit is 0.6 px: text of 27 units is 16 px, a target of 80 units is 48 px.
   */
  portrait: { width: 600, minHeight: 780, maxHeight: 1340 },
  /**
   * A phone held sideways: where the customer's canvas would shrink below `from` CSS px a unit, this one is used. Its
   * height is fixed and its width follows the box. At 360 CSS px a unit is 0.75 px: text of 22 units is 16 px, a
   * target of 64 units is 48 px.
   */
  short: { height: 480, minWidth: 800, maxWidth: 1280, maxHeight: 640, from: 0.78 },
  /** Backing store of the canvas per CSS pixel; more costs fill rate and is not seen. */
  maxResolution: 2,
} as const;

export interface StageFit {
  orientation: 'landscape' | 'portrait';
  /** A wide stage of little height: fewer things at once, in larger letters. */
  short: boolean;
  /** Size of the stage in stage units. */
  width: number;
  height: number;
  /** CSS pixels per stage unit. */
  scale: number;
  /** Where the stage lies in its box, CSS pixels. */
  offsetX: number;
  offsetY: number;
  /** The whole box in stage units: backgrounds are drawn to its edges, so no bars are seen. */
  bleed: Rect;
  /** Backing-store pixels per CSS pixel. */
  resolution: number;
}

/**
 * Fits the stage into a box: 1280×800 letterboxed when the box is at least as wide as high, the short arrangement
 * where that would be too small to read, else the upright one, 600 units wide and as high as the box allows.
 *
 * @param boxWidth CSS pixels; anything below 1 counts as 1
 * @param boxHeight CSS pixels
 * @param devicePixelRatio of the screen, zoom included
 */
export function fitStage(boxWidth: number, boxHeight: number, devicePixelRatio: number): StageFit {
  const boxW = atLeastOne(boxWidth);
  const boxH = atLeastOne(boxHeight);
  const orientation = boxH > boxW ? 'portrait' : 'landscape';
  const { landscape } = stageSize;
  const wideScale = Math.min(boxW / landscape.width, boxH / landscape.height);
  const short = orientation === 'landscape' && wideScale < stageSize.short.from;
  const size = short ? shortSize(boxW, boxH) : orientation === 'landscape' ? landscape : uprightSize(boxW, boxH);
  const scale = Math.min(boxW / size.width, boxH / size.height);
  const offsetX = (boxW - size.width * scale) / 2;
  const offsetY = (boxH - size.height * scale) / 2;
  return {
    orientation,
    short,
    width: size.width,
    height: size.height,
    scale,
    offsetX,
    offsetY,
    // 0 - x, not -x: a full-width stage has x = 0 here, never -0.
    bleed: { x: 0 - offsetX / scale, y: 0 - offsetY / scale, width: boxW / scale, height: boxH / scale },
    resolution: Math.min(stageSize.maxResolution, devicePixelRatio > 0 ? devicePixelRatio : 1),
  };
}

function shortSize(boxWidth: number, boxHeight: number): { width: number; height: number } {
  const { height, minWidth, maxWidth, maxHeight } = stageSize.short;
  const width = Math.min(maxWidth, Math.max(minWidth, Math.round((height * boxWidth) / boxHeight)));
  return { width, height: Math.min(maxHeight, Math.max(height, Math.round((width * boxHeight) / boxWidth))) };
}

function uprightSize(boxWidth: number, boxHeight: number): { width: number; height: number } {
  const { width, minHeight, maxHeight } = stageSize.portrait;
  const height = Math.round((width * boxHeight) / boxWidth);
  return { width, height: Math.min(maxHeight, Math.max(minHeight, height)) };
}

function atLeastOne(length: number): number {
  return Math.max(1, length);
}
