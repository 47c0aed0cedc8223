import { expect, test } from 'vitest';
import type { BookPictures } from '../book-picture/BookPictures.ts';
import { checkPictures } from './checkPictures.ts';
import type { PictureScene, SceneFigure } from '../book-picture/PictureScene.ts';

const pages = { pages: [1, 2, 3].map((pageNo) => ({ pageNo, paragraphs: ['바다가 넓어요.'] })) };
const rabbit: SceneFigure = { id: '토끼', cast: '토끼', x: 0.3, look: '자라' };
const turtle: SceneFigure = { id: '자라', icon: 'turtle', x: 0.7, look: '토끼' };
const scene = (more: Partial<PictureScene> = {}): PictureScene => ({
  setting: 'shore',
  light: 'day',
  figures: [rabbit, turtle],
  ...more,
});

function faults(one: PictureScene, cast: BookPictures['cast'] = { 토끼: { animal: 'rabbit' } }): string[] {
  const pictures = { cast, pictures: [{ pageNo: 1, alt: '토끼와 자라가 바닷가에서 만나 이야기해요.', scene: one }] };
  return checkPictures({ pages, pictures }).map(({ field }) => field.replace('pictures[0].scene.', ''));
}

test('a scene whose figures look at each other is sound', () => {
  expect(faults(scene())).toEqual([]);
});

test.each<[string, PictureScene, string]>([
  ['nobody of the name in the cast', scene({ figures: [{ ...rabbit, cast: '곰', look: 'left' }] }), 'figures[0].cast'],
  ['two things in one', scene({ figures: [{ ...turtle, motif: 'pine', look: 'left' }] }), 'figures[0]'],
  ['a look at nobody', scene({ figures: [{ ...rabbit, look: '용왕' }] }), 'figures[0].look'],
  ['standing on what comes later', scene({ figures: [{ ...rabbit, on: '자라' }, turtle] }), 'figures[0].on'],
  ['an id twice', scene({ figures: [rabbit, { ...turtle, id: '토끼' }] }), 'figures'],
  ['one in the place of another', scene({ figures: [rabbit, { ...turtle, x: 0.33 }] }), 'figures[1].x'],
  ['an effect at nobody', scene({ effects: [{ kind: 'sound', at: '용왕' }] }), 'effects[0].at'],
  ['light on nobody', scene({ spot: '용왕' }), 'spot'],
])('%s is found', (_name, one, field) => {
  expect(faults(one)).toContain(field);
});

test('pages follow each other, one picture each, and exist', () => {
  const alt = '토끼와 자라가 바닷가에서 만나 이야기해요.';
  const pictures = { cast: { 토끼: {} }, pictures: [2, 2, 9].map((pageNo) => ({ pageNo, alt, scene: scene() })) };
  const fields = checkPictures({ pages, pictures }).map(({ field }) => field);
  expect(fields).toEqual(['pictures[1].pageNo', 'pictures[2].pageNo']);
});

test('a picture is a scene or a plate, and its people are used', () => {
  const alt = '토끼와 자라가 바닷가에서 만나 이야기해요.';
  const found = checkPictures({ pages, pictures: { cast: { 곰: {} }, pictures: [{ pageNo: 1, alt }] } });
  expect(found.map(({ field, level }) => `${field} ${level}`)).toEqual(['pictures[0] error', 'cast.곰 warning']);
});
