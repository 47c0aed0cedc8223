import type { PlateGround } from '../../../domain/book-picture/PicturePlate.ts';
import type { RegionName } from '../../../domain/book-picture/regionNames.ts';
import { HEIGHT, TOP, WIDTH } from '../frame.ts';
import { regions } from './regions.ts';

interface MapPaint {
  sea: string;
  land: string;
  coast: string;
}

const PAPER: MapPaint = { sea: '{#d6e4e6|#b9d0d6}', land: '{#f8eed2|#ead6a6}', coast: '#a08558' };
/** Paints of maps by the ground of their plate. */
export const regionPaints: Record<PlateGround, MapPaint> = {
  paper: PAPER,
  board: { sea: '{#3f7f66|#28584a}', land: '{#4c7d66|#3c6a56}', coast: '#d8efe0' },
  sky: { sea: '{#b9def0|#94c4de}', land: '{#f4f1e2|#dcd8bd}', coast: '#7d8f8a' },
  night: { sea: '{#1d2a58|#131c40}', land: '{#4d5f92|#3a4a7c}', coast: '#8fa3d6' },
  sea: { sea: '{#a8d6e2|#6fb0cc}', land: '{#e6e9bd|#bccf92}', coast: '#6f8f62' },
  earth: { ...PAPER, land: '{#efdcb4|#d8b985}' },
};

/** Sea and land of a region over the whole leaf. */
export function drawRegion(name: RegionName, ground: PlateGround): string {
  const { sea, land, coast } = regionPaints[ground];
  return `<path d="M0 ${TOP}H${WIDTH}V${HEIGHT}H0Z" fill="${sea}"/><path d="${regions[name].coasts}" fill="none" stroke="#ffffff" stroke-opacity=".28" stroke-width="18" stroke-linejoin="round"/><path d="${regions[name].coasts}" fill="${land}" stroke="${coast}" stroke-width="3" stroke-linejoin="round"/>`;
}
