import type { MapName } from '../../../domain/book-picture/PicturePlate.ts';
import type { AnyPoint, PlatePoint } from '../../../domain/book-picture/PlateMark.ts';
import { STAGE, WIDTH } from '../frame.ts';
import { regions } from './regions.ts';

const MARGIN = 60;

/** A point of a plate in units of the picture. */
export function placePoint(point: AnyPoint, map: MapName | undefined): PlatePoint {
  if ('x' in point)
    return {
      x: MARGIN + point.x * (WIDTH - 2 * MARGIN),
      y: STAGE.top + MARGIN + point.y * (STAGE.bottom - STAGE.top - 2 * MARGIN),
    };
  if (map === undefined || map === 'korea' || map === 'world')
    throw new Error('a place told by longitude and latitude needs the map of a region');
  const { lon, lat, unit, squeeze } = regions[map];
  // The nearest way round the earth.
  const east = ((point.lon - lon + 540) % 360) - 180;
  return {
    x: WIDTH / 2 + east * squeeze * unit,
    y: (STAGE.top + STAGE.bottom) / 2 - (point.lat - lat) * unit,
  };
}
