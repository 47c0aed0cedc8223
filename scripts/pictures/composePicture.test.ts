import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookPictures } from '../../contract/bookPictures.ts';
import type { BookPictures } from '../../domain/book-picture/BookPictures.ts';
import {
  animalNames,
  hairNames,
  hatNames,
  moodNames,
  outfitNames,
  poseNames,
} from '../../domain/book-picture/characterNames.ts';
import { motifNames } from '../../domain/book-picture/motifNames.ts';
import type { PictureScene } from '../../domain/book-picture/PictureScene.ts';
import { frameNames, lightNames, settingNames, weatherNames } from '../../domain/book-picture/sceneNames.ts';
import { checkSvg } from '../../server/content/checkSvg.ts';
import { composePicture } from './composePicture.ts';
import { HEIGHT, STAGE } from './frame.ts';
import { placeFigures } from './placeFigures.ts';
import { settings } from './settings/settings.ts';

const alt = '토끼가 바닷가에서 손을 흔들며 웃어요.';
const base: PictureScene = { setting: 'shore', light: 'day', figures: [{ id: '이', cast: '이', x: 0.4 }] };

async function compose(scene: PictureScene, cast: BookPictures['cast'] = { 이: {} }): Promise<string> {
  return composePicture({ pageNo: 1, alt, scene }, cast, 1042, 60);
}

/** Sound, and nothing in it that was not resolved. */
function expectWhole(svg: string): void {
  expect(/.{0,60}(?:undefined|NaN|\{#).{0,60}/u.exec(svg)?.[0]).toBeUndefined();
  expect(checkSvg(svg, '0 50 1200 1350').filter((reason) => !/kB/u.test(reason))).toEqual([]);
}

test('every setting is drawn in every light', async () => {
  for (const [index, setting] of settingNames.entries()) {
    const light = lightNames[index % lightNames.length] ?? 'day';
    const weather = weatherNames[index % weatherNames.length] ?? 'clear';
    expectWhole(await compose({ ...base, setting, light, weather, frame: frameNames[index % frameNames.length] }));
  }
});

test('every motif is drawn', async () => {
  for (let from = 0; from < motifNames.length; from += 10) {
    const figures = motifNames.slice(from, from + 10).map((motif, index) => ({ motif, x: index / 10 }));
    expectWhole(await compose({ ...base, setting: 'studio', figures }));
  }
});

test('everybody is drawn in every pose, mood, dress and hat', async () => {
  for (const [index, pose] of poseNames.entries()) {
    const mood = moodNames[index % moodNames.length];
    for (const member of [
      { animal: animalNames[index % animalNames.length] },
      {
        outfit: outfitNames[index % (outfitNames.length - 1)],
        hair: hairNames[index % hairNames.length],
        hat: hatNames[index % hatNames.length],
      },
    ]) {
      const outfit =
        'outfit' in member && member.outfit === 'fur' ? 'cloak' : 'outfit' in member ? member.outfit : undefined;
      expectWhole(
        await compose({ ...base, figures: [{ cast: '이', x: 0.5, pose, mood }] }, { 이: { ...member, outfit } }),
      );
    }
  }
});

test('ground of every setting lies in what a phone shows, and what is nearer is larger and lower', () => {
  for (const draw of Object.values(settings)) {
    const { far, middle, near } = draw({ random: () => 0.5, light: 'day', weather: 'clear', season: 'summer' }).planes;
    expect(far.y).toBeGreaterThan(STAGE.top);
    expect(near.y).toBeLessThan(STAGE.bottom);
    expect(near.y).toBeLessThan(HEIGHT);
    expect(far.y).toBeLessThan(middle.y);
    expect(middle.y).toBeLessThan(near.y);
    expect(far.size).toBeLessThan(middle.size);
    expect(middle.size).toBeLessThan(near.size);
  }
});

test('who stands on something stands on its top', () => {
  const setting = settings.shore({ random: () => 0.5, light: 'day', weather: 'clear', season: 'summer' });
  const figures = [
    { id: '바위', motif: 'rock', x: 0.5 },
    { cast: '이', x: 0, on: '바위' },
  ] as const;
  const [rock, who] = placeFigures({ ...base, figures }, setting, { 이: {} });
  expect(who?.x).toBe(rock?.x);
  expect(who?.foot).toBeCloseTo((rock?.foot ?? 0) - (rock?.seat ?? 0) * (rock?.size ?? 0), 5);
});

test('the same data gives the same picture', async () => {
  expect(await compose(base)).toBe(await compose(base));
});

test('pictures of the library say what is seen, each in its own words', () => {
  const books = 'content/books';
  const folders = readdirSync(books).filter((name) => existsSync(join(books, name, 'pictures.json')));
  const alts = folders.flatMap((name) =>
    bookPictures
      .parse(JSON.parse(readFileSync(join(books, name, 'pictures.json'), 'utf8')))
      .pictures.map((one) => one.alt),
  );
  expect(alts.length).toBeGreaterThan(0);
  expect(new Set(alts).size).toBe(alts.length);
});
