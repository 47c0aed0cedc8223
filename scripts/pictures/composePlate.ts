import type { BookPictures } from '../../domain/book-picture/BookPictures.ts';
import type { PicturePlate, PlatePart } from '../../domain/book-picture/PicturePlate.ts';
import { characterOf } from './characterOf.ts';
import { drawCharacter } from './characters/drawCharacter.ts';
import { dyes, mix } from './colours.ts';
import { drawLabel, HALO_INK } from './drawLabel.ts';
import { HEIGHT, STAGE, TOP, WIDTH } from './frame.ts';
import { iconFigures } from './iconFigures.ts';
import { drawIcon } from './icons.ts';
import { inkOn } from './legible.ts';
import { lightOf } from './light.ts';
import { drawMap } from './maps.ts';
import { motifs } from './motifs/motif.ts';
import { n } from './numbers.ts';
import { resolvePaints } from './paint.ts';
import { drawMark } from './plates/drawMark.ts';
import { drawRegion } from './plates/drawRegion.ts';
import { labelColour } from './plates/labelColour.ts';
import { placePoint } from './plates/placePoint.ts';
import { outlineLand, type PlateSurface, plateInk, plateLooks } from './plates/plateInk.ts';

/** Height of the middle of the title. */
const TITLE = STAGE.top + 62;
const LABEL = { small: 50, medium: 64, large: 84 } as const;

/** A map, a diagram or a row of years as an SVG; everything lies in the band that a phone shows. */
export async function composePlate(plate: PicturePlate, cast: BookPictures['cast'], quality: number): Promise<string> {
  const ground = plateLooks[plate.ground];
  const parts = [
    `<path d="M0 ${TOP}H${WIDTH}V${HEIGHT}H0Z" fill="${ground.paint}"/>`,
    `<path d="M26 ${TOP + 26}H${WIDTH - 26}V${HEIGHT - 26}H26Z" fill="none" stroke="${ground.rim}" stroke-width="6" opacity=".7"/>`,
    drawGround(plate),
  ];
  for (const [index, part] of plate.parts.entries())
    parts.push(
      await drawPart(part, {
        cast,
        ink: ground.ink,
        map: plate.map,
        ...{ surface: plate, before: plate.parts.slice(0, index) },
        prefix: `t${index}-`,
        quality,
      }),
    );
  if (plate.title) parts.push(await drawTitle(plate.title, plate));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${HEIGHT - TOP}" width="${WIDTH}" height="${HEIGHT - TOP}">${resolvePaints(parts.join(''), 'p')}</svg>`;
}

function drawGround({ map, ground }: PicturePlate): string {
  if (map === undefined) return '';
  return map === 'korea' || map === 'world' ? drawMap(map, outlineLand(ground)) : drawRegion(map, ground);
}

/** Over a coast the letters need paper under them. */
function drawTitle(title: string, plate: PicturePlate): Promise<string> {
  return plate.map === undefined
    ? drawLabel(title, WIDTH / 2, TITLE, 92, plateInk(plate, TITLE, { size: 'large' }))
    : drawLabel(title, WIDTH / 2, TITLE, 78, HALO_INK, { halo: true });
}

interface PlateKit {
  cast: BookPictures['cast'];
  ink: string;
  map: PicturePlate['map'];
  surface: PlateSurface;
  /** Parts that are drawn under this one. */
  before: readonly PlatePart[];
  /** Before every id of the part. */
  prefix: string;
  quality: number;
}

async function drawPart(part: PlatePart, kit: PlateKit): Promise<string> {
  const { ink, map } = kit;
  switch (part.kind) {
    case 'label': {
      const { x, y } = placePoint(part, map);
      return drawLabel(part.text, x, y, LABEL[part.size ?? 'medium'], labelColour(part, kit.before, kit.surface));
    }
    case 'dot': {
      const { x, y } = placePoint(part, map);
      const colour = dyes[part.dye ?? 'red'];
      const dot = `<circle cx="${n(x)}" cy="${n(y)}" r="17" fill="#ffffff"/><circle cx="${n(x)}" cy="${n(y)}" r="12" fill="{${colour[0]}@${colour[1]}}"/>`;
      return dot + (part.text ? await drawLabel(part.text, x, y + 48, LABEL.small, HALO_INK, { halo: true }) : '');
    }
    case 'circle':
    case 'box': {
      const { x, y } = placePoint(part, map);
      const [w, h] = [part.width * WIDTH, part.height * (STAGE.bottom - STAGE.top)];
      const [light, dark] = dyes[part.dye];
      const shape =
        part.kind === 'circle'
          ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w / 2)}" ry="${n(h / 2)}" fill="{${light}@${dark}}"/>`
          : `<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="24" fill="{${light}>${dark}}"/>`;
      if (!part.text) return shape;
      // The words stand in the middle, where a ball is light and a box between its colours.
      const middle = [mix(light, dark, 0.5), ...(part.kind === 'circle' ? [light] : [])];
      return shape + (await drawLabel(part.text, x, y, LABEL.medium, inkOn(middle)));
    }
    case 'arrow':
    case 'line':
      return drawStroke(part, part.dye ? dyes[part.dye][1] : ink, map);
    case 'thing': {
      const { x, y } = placePoint(part, map);
      return drawThing(part, x, y, kit);
    }
    default:
      return drawMark(part, kit);
  }
}

function drawStroke(
  part: Extract<PlatePart, { kind: 'arrow' | 'line' }>,
  colour: string,
  map: PicturePlate['map'],
): string {
  const [from, to] = [placePoint(part.from, map), placePoint(part.to, map)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = part.bend ?? 0;
  const by = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const turn = (Math.atan2(to.y - by.y, to.x - by.x) * 180) / Math.PI;
  const head =
    part.kind === 'arrow'
      ? `<path d="M4 0L-30-20-22 0-30 20Z" fill="${colour}" transform="translate(${n(to.x)} ${n(to.y)}) rotate(${n(turn)})"/>`
      : '';
  return `<path d="M${n(from.x)} ${n(from.y)}Q${n(by.x)} ${n(by.y)} ${n(to.x)} ${n(to.y)}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"${part.kind === 'line' ? ' stroke-dasharray="2 20"' : ''}/>${head}`;
}

async function drawThing(
  part: Extract<PlatePart, { kind: 'thing' }>,
  x: number,
  y: number,
  { cast, prefix, quality }: PlateKit,
): Promise<string> {
  const tall = part.height * (STAGE.bottom - STAGE.top);
  const hour = lightOf('day', 'clear');
  const flip = part.facing === 'left' ? -1 : 1;
  const put = (drawing: string, height: number) => {
    const scale = tall / height;
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(tall * 0.36)}" ry="${n(tall * 0.045)}" fill="#1f2036" opacity=".16"/><g transform="translate(${n(x)} ${n(y)}) scale(${(flip * scale).toFixed(3)} ${scale.toFixed(3)})">${drawing}</g>`;
  };
  if (part.motif) return put(resolvePaints(motifs[part.motif].drawing, prefix), motifs[part.motif].height);
  if (part.icon) {
    const { height } = iconFigures[part.icon];
    return put((await drawIcon(part.icon, { height, pixels: tall, hour, far: 0, quality })).drawing, height);
  }
  const who = characterOf({ cast: part.cast, x: 0, pose: part.pose, mood: part.mood }, cast, { x: 0.3, y: 0 });
  const drawn = drawCharacter(who);
  return put(resolvePaints(drawn.drawing, prefix), drawn.height);
}
