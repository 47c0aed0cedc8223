import type { BookPictures } from '../../domain/book-picture/BookPictures.ts';
import type { IconName } from '../../domain/book-picture/iconNames.ts';
import type { MotifName } from '../../domain/book-picture/motifNames.ts';
import type { SceneFigure } from '../../domain/book-picture/PictureScene.ts';
import { characterOf } from './characterOf.ts';
import { drawCharacter } from './characters/drawCharacter.ts';
import { iconFigures } from './iconFigures.ts';
import { drawIcon } from './icons.ts';
import { type LightOfHour, relight } from './light.ts';
import { motifs } from './motifs/motif.ts';
import { n } from './numbers.ts';
import { resolvePaints } from './paint.ts';
import { gazeOf, type Placed } from './placeFigures.ts';

/** What a figure is drawn with. */
export interface FigureKit {
  all: readonly Placed[];
  cast: BookPictures['cast'];
  hour: LightOfHour;
  far: number;
  /** Before every id of the figure. */
  prefix: string;
  /** WebP quality of icons; null for PNG. */
  quality: number | null;
}

/** Held things are at most as high as this, in units of which an adult has 200. */
const HELD_HEIGHT = 90;

/** The drawing of one figure where it belongs, in the light of the hour. */
export async function drawFigure(placed: Placed, kit: FigureKit): Promise<string> {
  const { figure, x, foot, size } = placed;
  const { left, gaze } = gazeOf(placed, kit.all);
  const inside = await drawingOf(figure, size, gaze, kit);
  const tilt = figure.tilt ? ` rotate(${n(figure.tilt)})` : '';
  return `<g transform="translate(${n(x)} ${n(foot)})${tilt} scale(${(turned(figure, left) ? -size : size).toFixed(3)} ${size.toFixed(3)})">${inside}</g>`;
}

/** Whether the drawing is turned over: our own face right, icons as the set has them. */
function turned({ motif, icon, facing }: SceneFigure, left: boolean): boolean {
  if (motif) return facing === 'left';
  if (!icon) return left;
  const { faces } = iconFigures[icon];
  return faces !== 'front' && left !== (faces === 'left');
}

async function drawingOf(
  figure: SceneFigure,
  size: number,
  gaze: { x: number; y: number },
  kit: FigureKit,
): Promise<string> {
  const { hour, far, prefix, quality } = kit;
  if (figure.motif) return resolvePaints(relight(motifs[figure.motif].drawing, hour, far), prefix);
  if (figure.icon) {
    const { height } = iconFigures[figure.icon];
    return (await drawIcon(figure.icon, { height, pixels: height * size, hour, far, quality })).drawing;
  }
  const drawn = drawCharacter(characterOf(figure, kit.cast, gaze));
  const body = resolvePaints(relight(drawn.drawing, hour, far), prefix);
  if (!figure.holds) return body;
  const thing = isMotif(figure.holds) ? { x: 0, motif: figure.holds } : { x: 0, icon: figure.holds };
  const high = isMotif(figure.holds) ? motifs[figure.holds].height : iconFigures[figure.holds].height;
  const scale = Math.min(1, HELD_HEIGHT / high);
  const held = await drawingOf(thing, size * scale, gaze, { ...kit, prefix: `${prefix}h` });
  return `${body}<g transform="translate(${n(drawn.hand.x)} ${n(drawn.hand.y + high * scale * 0.36)}) scale(${scale.toFixed(2)})">${held}</g>`;
}

const isMotif = (name: MotifName | IconName): name is MotifName => name in motifs;
