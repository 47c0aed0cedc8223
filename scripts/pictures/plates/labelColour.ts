import type { PlatePart } from '../../../domain/book-picture/PicturePlate.ts';
import type { PlatePoint } from '../../../domain/book-picture/PlateMark.ts';
import { dyes, mix } from '../colours.ts';
import { STAGE, WIDTH } from '../frame.ts';
import { LEAST, legible } from '../legible.ts';
import { type Motif, motifs } from '../motifs/motif.ts';
import { placePoint } from './placePoint.ts';
import { type PlateSurface, plateInk, plateLooks } from './plateInk.ts';

type Label = Extract<PlatePart, { kind: 'label' }>;
type Covering = Extract<PlatePart, { kind: 'box' | 'circle' | 'thing' | 'area' }>;

/**
 * The colour of a label: by the ground, or by the shape that it lies on. Nobody knows the colours of a thing: over one the
 * dye stays as it was chosen.
 *
 * @param before what is drawn under it
 */
export function labelColour(label: Label, before: readonly PlatePart[], surface: PlateSurface): string {
  const size = (label.size ?? 'medium') === 'small' ? 'small' : 'large';
  const at = placePoint(label, surface.map);
  const under = before.findLast((part): part is Covering => covers(part, at, surface));
  if (under === undefined) return plateInk(surface, at.y, { dye: label.dye, size });
  const { ink } = plateLooks[surface.ground];
  const [light, dark] = label.dye ? dyes[label.dye] : [ink, ink];
  if (under.kind === 'thing') return dark;
  const [bright, deep] = dyes[under.dye];
  return legible([dark, light], ink, [bright, mix(bright, deep, 0.5)], LEAST[size]);
}

function covers(part: PlatePart, { x, y }: PlatePoint, { map }: PlateSurface): boolean {
  switch (part.kind) {
    case 'box':
    case 'circle': {
      const middle = placePoint(part, map);
      const wide = Math.abs(x - middle.x) / ((part.width * WIDTH) / 2);
      const high = Math.abs(y - middle.y) / ((part.height * (STAGE.bottom - STAGE.top)) / 2);
      return part.kind === 'box' ? wide <= 1 && high <= 1 : wide ** 2 + high ** 2 <= 1;
    }
    case 'thing': {
      const foot = placePoint(part, map);
      const tall = part.height * (STAGE.bottom - STAGE.top);
      const motif: Motif | null = part.motif ? motifs[part.motif] : null;
      const wide = motif ? (tall * motif.width) / motif.height : tall;
      return Math.abs(x - foot.x) <= wide / 2 && y <= foot.y && y >= foot.y - tall;
    }
    case 'area':
      return (
        (part.strength ?? 0.6) >= 0.6 &&
        isInside(
          part.through.map((point) => placePoint(point, map)),
          { x, y },
        )
      );
    default:
      return false;
  }
}

/** Whether a ray to the right crosses the outline an odd number of times. */
function isInside(outline: readonly PlatePoint[], { x, y }: PlatePoint): boolean {
  return outline.reduce((inside, one, index) => {
    const other = outline.at(index - 1) ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    return crosses ? !inside : inside;
  }, false);
}
