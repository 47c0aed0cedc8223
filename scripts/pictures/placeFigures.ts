import type { BookPictures } from '../../domain/book-picture/BookPictures.ts';
import type { PictureScene, SceneFigure } from '../../domain/book-picture/PictureScene.ts';
import { characterOf } from './characterOf.ts';
import { drawCharacter } from './characters/drawCharacter.ts';
import { ADULT, WIDTH } from './frame.ts';
import { iconFigures } from './iconFigures.ts';
import { type Motif, motifs } from './motifs/motif.ts';
import type { DrawnSetting, Plane } from './settings/Setting.ts';

/** Somebody or something with its place in the picture, in units of the picture. */
export interface Placed {
  figure: SceneFigure;
  x: number;
  /** The ground under it. */
  ground: number;
  /** Where its foot is: above the ground where it flies, or stands on something. */
  foot: number;
  size: number;
  height: number;
  width: number;
  /** Where its eyes are, and it is looked at. */
  head: { x: number; y: number };
  seat: number;
}

const SHOTS = { wide: 0.7, medium: 1, close: 1.3 } as const;

function planeAt(setting: DrawnSetting, figure: SceneFigure): Plane {
  const { far, middle, near } = setting.planes;
  const step = figure.step ?? 0;
  const base = { far, middle, near }[figure.plane ?? 'near'];
  if (step === 0) return base;
  const next = step > 0 ? (figure.plane === 'far' ? middle : near) : figure.plane === 'near' ? middle : far;
  const other = next === base ? { y: base.y + (step > 0 ? 70 : -40), size: base.size * (step > 0 ? 1.2 : 0.86) } : next;
  const share = Math.abs(step);
  return { y: base.y + (other.y - base.y) * share, size: base.size + (other.size - base.size) * share };
}

function measure(
  figure: SceneFigure,
  cast: BookPictures['cast'],
): { height: number; width: number; head: number; seat: number } {
  if (figure.motif) {
    const { height, width, seat }: Motif = motifs[figure.motif];
    return { height, width, head: height * 0.7, seat: seat ?? height };
  }
  if (figure.icon) {
    const { height, seat } = iconFigures[figure.icon];
    return { height, width: height, head: height * 0.72, seat: seat ?? height * 0.7 };
  }
  const drawn = drawCharacter(characterOf(figure, cast, { x: 0, y: 0 }));
  return { height: drawn.height, width: 100, head: drawn.height * 0.84, seat: drawn.height * 0.5 };
}

/** Finds out where everything stands, before anything is drawn: the eyes of each depend on the places of the others. */
export function placeFigures(scene: PictureScene, setting: DrawnSetting, cast: BookPictures['cast']): Placed[] {
  const zoom = SHOTS[scene.shot ?? 'medium'];
  const placed: Placed[] = [];
  for (const figure of scene.figures) {
    const plane = planeAt(setting, figure);
    const own = measure(figure, cast);
    const size = plane.size * zoom * (figure.scale ?? 1);
    const under = figure.on ? placed.find(({ figure: { id } }) => id === figure.on) : undefined;
    const x = under ? under.x + (figure.dx ?? 0) * under.size : figure.x * WIDTH;
    const ground = under ? under.ground : plane.y + (zoom > 1 ? 40 : 0);
    const scaleHere = under ? (under.size / (under.figure.scale ?? 1)) * (figure.scale ?? 1) : size;
    const foot =
      (under ? under.foot - under.seat * under.size : ground) - (figure.lift ?? 0) * ADULT * plane.size * zoom;
    placed.push({
      figure,
      x,
      ground,
      foot,
      size: scaleHere,
      height: own.height,
      width: own.width,
      head: { x, y: foot - own.head * scaleHere },
      seat: own.seat,
    });
  }
  return placed;
}

/** Which way it faces and, as a vector within one, where it looks. */
export function gazeOf(placed: Placed, all: readonly Placed[]): { left: boolean; gaze: { x: number; y: number } } {
  const { figure } = placed;
  const look = figure.look ?? figure.facing ?? 'right';
  const plain: Record<string, { x: number; y: number }> = {
    left: { x: -1, y: 0.1 },
    right: { x: 1, y: 0.1 },
    up: { x: 0.4, y: -1 },
    down: { x: 0.4, y: 1 },
    front: { x: 0, y: 0 },
  };
  const target = all.find(({ figure: { id } }) => id === look);
  let gaze = plain[look] ?? { x: 1, y: 0 };
  if (target) {
    const [dx, dy] = [target.head.x - placed.head.x, target.head.y - placed.head.y];
    const length = Math.hypot(dx, dy) || 1;
    gaze = { x: dx / length, y: dy / length };
  }
  const left = figure.facing ? figure.facing === 'left' : gaze.x < -0.05;
  return { left, gaze: { x: left ? -gaze.x : gaze.x, y: gaze.y } };
}
