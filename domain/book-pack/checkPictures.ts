import type { BookPackContent } from './BookPackContent.ts';
import { createProblemSink, type PackProblem, type ProblemSink } from './PackProblem.ts';
import type { BookPictures } from '../book-picture/BookPictures.ts';
import type { PictureScene, SceneFigure } from '../book-picture/PictureScene.ts';

const DIRECTIONS = ['left', 'right', 'up', 'down', 'front'];
/** Nearer than this, of the width, two figures of one plane hide each other. */
const TOO_NEAR = 0.07;

/** pictures.json: every name leads somewhere, and nobody stands in the place of another. */
export function checkPictures({ pages, pictures }: Pick<BookPackContent, 'pages' | 'pictures'>): PackProblem[] {
  const sink = createProblemSink('pictures.json');
  if (pictures === undefined) return sink.problems;
  if (pages === undefined) sink.error('', '글이 없는 책에는 그림을 넣을 쪽이 없어요');
  const known = new Set(pages?.pages.map(({ pageNo }) => pageNo));
  let before = 0;
  for (const [index, picture] of pictures.pictures.entries()) {
    const at = `pictures[${index}]`;
    if (pages && !known.has(picture.pageNo)) sink.error(`${at}.pageNo`, `${picture.pageNo}쪽이 없어요`);
    if (picture.pageNo <= before) sink.error(`${at}.pageNo`, '쪽 차례대로, 한 쪽에 하나씩 적어 주세요');
    before = picture.pageNo;
    const { scene, plate } = picture;
    if ((scene === undefined) === (plate === undefined)) sink.error(at, 'scene과 plate 가운데 하나를 적어 주세요');
    if (scene) checkScene(scene, pictures, `${at}.scene`, sink);
    for (const [no, part] of plate?.parts.entries() ?? []) {
      if (part.kind === 'thing') checkWho(part, pictures, `${at}.plate.parts[${no}]`, sink);
    }
  }
  for (const name of Object.keys(pictures.cast)) {
    if (!JSON.stringify(pictures.pictures).includes(`"cast":"${name}"`))
      sink.warning(`cast.${name}`, '어느 그림에도 나오지 않아요');
  }
  return sink.problems;
}

function checkScene(scene: PictureScene, book: BookPictures, at: string, sink: ProblemSink): void {
  const ids = scene.figures.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) sink.error(`${at}.figures`, `id "${twice}"가 두 번 나와요`);
  for (const [index, figure] of scene.figures.entries()) {
    const here = `${at}.figures[${index}]`;
    checkWho(figure, book, here, sink);
    const { look, on } = figure;
    if (look !== undefined && !DIRECTIONS.includes(look) && !ids.includes(look)) {
      sink.error(`${here}.look`, `"${look}"라는 id가 없어요. ${DIRECTIONS.join(', ')}이나 id를 적어 주세요`);
    }
    const standsOn = scene.figures.findIndex(({ id }) => id !== undefined && id === on);
    if (on !== undefined && (standsOn === -1 || standsOn >= index)) {
      sink.error(`${here}.on`, `"${on}"가 이보다 먼저 나와야 해요`);
    }
    const hidden = scene.figures.slice(0, index).find((other) => sameSpot(figure, other));
    if (hidden) sink.error(`${here}.x`, '다른 것과 같은 자리예요. x나 plane, step을 바꿔 주세요');
  }
  for (const [index, { at: where }] of scene.effects?.entries() ?? []) {
    if (typeof where === 'string' && !ids.includes(where))
      sink.error(`${at}.effects[${index}].at`, `"${where}"라는 id가 없어요`);
  }
  if (scene.spot !== undefined && !ids.includes(scene.spot))
    sink.error(`${at}.spot`, `"${scene.spot}"라는 id가 없어요`);
}

function checkWho(
  who: Pick<SceneFigure, 'cast' | 'motif' | 'icon'>,
  { cast }: BookPictures,
  at: string,
  sink: ProblemSink,
): void {
  const named = [who.cast, who.motif, who.icon].filter((name) => name !== undefined);
  if (named.length !== 1) sink.error(at, 'cast, motif, icon 가운데 하나만 적어 주세요');
  if (who.cast !== undefined && cast[who.cast] === undefined) sink.error(`${at}.cast`, `cast에 "${who.cast}"가 없어요`);
}

function sameSpot(one: SceneFigure, other: SceneFigure): boolean {
  if (one.on !== undefined || other.on !== undefined) return false;
  const plane = (figure: SceneFigure) => `${figure.plane ?? 'near'} ${figure.step ?? 0}`;
  const high = Math.abs((one.lift ?? 0) - (other.lift ?? 0)) > 0.3;
  return plane(one) === plane(other) && !high && Math.abs(one.x - other.x) < TOO_NEAR;
}
