import type { MapName } from '../../../domain/book-picture/PicturePlate.ts';
import type { PlateMark, PlatePoint, SideName } from '../../../domain/book-picture/PlateMark.ts';
import { dyes, mix } from '../colours.ts';
import { drawLabel, HALO_INK } from '../drawLabel.ts';
import { STAGE, WIDTH } from '../frame.ts';
import { inkOn, LEAST, worstContrast } from '../legible.ts';
import { n } from '../numbers.ts';
import { placePoint } from './placePoint.ts';
import { groundsAt, type PlateSurface, plateInk } from './plateInk.ts';
import { smoothPath } from './smoothPath.ts';

interface MarkKit {
  map: MapName | undefined;
  ink: string;
  surface: PlateSurface;
}

type Mark<Kind extends PlateMark['kind']> = Extract<PlateMark, { kind: Kind }>;

const NAME = 44;
const DASHES = ' stroke-dasharray="3 19"';

/** What explains on a plate. */
export async function drawMark(mark: PlateMark, kit: MarkKit): Promise<string> {
  switch (mark.kind) {
    case 'place':
      return drawPlace(mark, kit);
    case 'route':
      return drawRoute(mark, kit);
    case 'area':
      return drawArea(mark, kit);
    case 'ring':
      return drawRing(mark, kit);
    case 'axis':
      return drawAxis(mark, kit);
    case 'bracket':
      return drawBracket(mark, kit);
    case 'legend':
      return drawLegend(mark, kit);
  }
}

/** A name beside a point, its nearest edge `gap` away. */
function nameAt(
  text: string,
  { x, y }: PlatePoint,
  side: SideName,
  { gap, ink, halo }: { gap: number; ink: string; halo: boolean },
): Promise<string> {
  const level = side === 'above' ? y - gap - NAME / 2 : side === 'below' ? y + gap + NAME / 2 : y;
  const along = side === 'left' ? x - gap - 8 : side === 'right' ? x + gap + 8 : x;
  const anchor = side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle';
  return drawLabel(text, along, level, NAME, ink, { halo, anchor });
}

async function drawPlace({ at, text, dye, side }: Mark<'place'>, { map }: MarkKit): Promise<string> {
  const point = placePoint(at, map);
  const [light, dark] = dyes[dye ?? 'red'];
  const dot = `<circle cx="${n(point.x)}" cy="${n(point.y)}" r="15" fill="#ffffff"/><circle cx="${n(point.x)}" cy="${n(point.y)}" r="10.500" fill="{${light}@${dark}}"/>`;
  if (!text) return dot;
  return dot + (await nameAt(text, point, side ?? 'below', { gap: 24, ink: HALO_INK, halo: true }));
}

function drawRoute({ through, dye, arrow, dashed, straight, thin }: Mark<'route'>, { map, ink }: MarkKit): string {
  const points = through.map((point) => placePoint(point, map));
  const colour = dye ? dyes[dye][1] : ink;
  const line = `<path d="${smoothPath(points, { straight })}" fill="none" stroke="${colour}" stroke-width="${thin ? 5 : 9}" stroke-linecap="round" stroke-linejoin="round"${dashed ? DASHES : ''}/>`;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!arrow || !last || !before) return line;
  return line + drawHead(before, last, colour, thin ? 0.75 : 1);
}

function drawHead(from: PlatePoint, to: PlatePoint, colour: string, size: number): string {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `<path d="M8 0L-28-19-20 0-28 19Z" fill="${colour}" transform="translate(${n(to.x)} ${n(to.y)}) rotate(${n(turn)}) scale(${size})"/>`;
}

async function drawArea(mark: Mark<'area'>, { map, ink, surface }: MarkKit): Promise<string> {
  const points = mark.through.map((point) => placePoint(point, map));
  const [light, dark] = dyes[mark.dye];
  const strength = mark.strength ?? 0.6;
  const shape = `<path d="${smoothPath(points, { closed: true, straight: mark.straight })}" fill="${light}" fill-opacity="${strength}" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/>`;
  if (!mark.text) return shape;
  const middle = (of: (point: PlatePoint) => number) => points.reduce((sum, one) => sum + of(one), 0) / points.length;
  const level = middle(({ y }) => y);
  const under = groundsAt(surface, level).map((ground) => mix(ground, light, strength));
  const colour = worstContrast(ink, under) >= LEAST.small ? ink : inkOn(under);
  return (
    shape +
    (await drawLabel(
      mark.text,
      middle(({ x }) => x),
      level,
      NAME + 4,
      colour,
    ))
  );
}

function drawRing(mark: Mark<'ring'>, { map, ink }: MarkKit): string {
  const { x, y } = placePoint({ x: mark.x, y: mark.y }, map);
  const [rx, ry] = [(mark.width * WIDTH) / 2, (mark.height * (STAGE.bottom - STAGE.top)) / 2];
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${mark.dye ? dyes[mark.dye][1] : ink}" stroke-width="6"${mark.dashed ? DASHES : ''} stroke-linecap="round"/>`;
}

async function drawAxis(
  { from, to, ticks, arrow, dye }: Mark<'axis'>,
  { map, ink, surface }: MarkKit,
): Promise<string> {
  const [begin, end] = [placePoint(from, map), placePoint(to, map)];
  const colour = dye ? dyes[dye][1] : ink;
  const upright = Math.abs(end.y - begin.y) > Math.abs(end.x - begin.x);
  const parts = [
    `<path d="M${n(begin.x)} ${n(begin.y)}L${n(end.x)} ${n(end.y)}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`,
  ];
  if (arrow) parts.push(drawHead(begin, end, colour, 1));
  for (const tick of ticks) {
    const [x, y] = [begin.x + (end.x - begin.x) * tick.at, begin.y + (end.y - begin.y) * tick.at];
    const own = tick.dye ? dyes[tick.dye][1] : colour;
    parts.push(
      upright
        ? `<path d="M${n(x - 16)} ${n(y)}h32" stroke="${own}" stroke-width="7" stroke-linecap="round"/>`
        : `<path d="M${n(x)} ${n(y - 16)}v32" stroke="${own}" stroke-width="7" stroke-linecap="round"/>`,
    );
    if (tick.text) {
      const side = tick.side ?? (upright ? 'left' : 'below');
      parts.push(
        await nameAt(tick.text, { x, y }, side, {
          gap: 24,
          ink: plateInk(surface, y, { dye: tick.dye ?? dye }),
          halo: false,
        }),
      );
    }
  }
  return parts.join('');
}

async function drawBracket({ from, to, text, dye }: Mark<'bracket'>, { map, ink, surface }: MarkKit): Promise<string> {
  const [begin, end] = [placePoint(from, map), placePoint(to, map)];
  const colour = dye ? dyes[dye][1] : ink;
  const length = Math.hypot(end.x - begin.x, end.y - begin.y) || 1;
  const turn = (Math.atan2(end.y - begin.y, end.x - begin.x) * 180) / Math.PI;
  const half = length / 2;
  const brace = `<path d="M0 0Q2-20 22-20H${n(half - 22)}Q${n(half - 2)}-20 ${n(half)}-40 ${n(half + 2)}-20 ${n(half + 22)}-20H${n(length - 22)}Q${n(length - 2)}-20 ${n(length)} 0" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" transform="translate(${n(begin.x)} ${n(begin.y)}) rotate(${n(turn)})"/>`;
  if (!text) return brace;
  const out = { x: (end.y - begin.y) / length, y: -(end.x - begin.x) / length };
  const point = { x: (begin.x + end.x) / 2 + out.x * 40, y: (begin.y + end.y) / 2 + out.y * 40 };
  const side = Math.abs(out.x) > Math.abs(out.y) ? (out.x > 0 ? 'right' : 'left') : out.y > 0 ? 'below' : 'above';
  return brace + (await nameAt(text, point, side, { gap: 12, ink: plateInk(surface, point.y, { dye }), halo: false }));
}

async function drawLegend({ x, y, rows }: Mark<'legend'>, { map }: MarkKit): Promise<string> {
  const corner = placePoint({ x, y }, map);
  const longest = Math.max(...rows.map(({ text }) => [...text].length));
  const [wide, high] = [124 + longest * 36, 28 + rows.length * 54];
  const parts = [
    `<rect x="${n(corner.x)}" y="${n(corner.y)}" width="${wide}" height="${high}" rx="18" fill="#fffdf6" opacity=".92"/>`,
  ];
  for (const [index, { mark, dye, text }] of rows.entries()) {
    const level = corner.y + 41 + index * 54;
    const [from, to] = [corner.x + 22, corner.x + 78];
    const [light, dark] = dyes[dye];
    if (mark === 'dot')
      parts.push(`<circle cx="${n((from + to) / 2)}" cy="${n(level)}" r="12" fill="{${light}@${dark}}"/>`);
    else if (mark === 'area')
      parts.push(
        `<rect x="${n(from)}" y="${n(level - 16)}" width="${to - from}" height="32" rx="8" fill="${light}" stroke="${dark}" stroke-width="4"/>`,
      );
    else
      parts.push(
        `<path d="M${n(from)} ${n(level)}H${n(to)}" stroke="${dark}" stroke-width="9" stroke-linecap="round"${mark === 'dashes' ? DASHES : ''}/>`,
      );
    parts.push(await drawLabel(text, corner.x + 98, level, 40, HALO_INK, { anchor: 'start' }));
  }
  return parts.join('');
}
