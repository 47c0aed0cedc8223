import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { petSpecies } from '#domain/aquarium/petSpecies.ts';
import { fitStage } from '../../engine/fitStage.ts';
import type { Rect } from '../../engine/Rect.ts';
import { layoutSpeech } from '../../ui/layoutSpeech.ts';
import { placeFinds, placeGuests } from './guests/placeGuests.ts';
import { placeCheersButton } from './hud/placeCheersButton.ts';
import { placeGiftButton } from './hud/placeGiftButton.ts';
import { layoutAquarium } from './layoutAquarium.ts';
import { placeHatch } from './panels/placeHatch.ts';
import { placeNapButton } from './petplay/placeNapButton.ts';
import { placeReefEntry } from './reef/placeReefEntry.ts';
import { placeSpeech } from './speech/placeSpeech.ts';
import { placeWordsEntry } from './words/placeWordsEntry.ts';

const boxes = [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [360, 640],
  [768, 1024],
  [844, 390],
  [667, 375],
  [640, 400],
  [932, 430],
] as const;
/** Every line of the pet, and one of a book as long as one may be. */
const { lines } = JSON.parse(readFileSync('content/aquarium/speech.json', 'utf8')) as { lines: { text: string }[] };
const sentences = [
  ...lines.map(({ text }) => text.replaceAll(/\{\w+(?::[^}]+)?\}/gu, '바다 조개를')),
  '그 골목의 달빛은 얼마나 밝았을까요? 저도 그 지붕 위로 헤엄쳐 올라가 내려다보고 싶어요.',
];
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(boxes)('the aquarium on %i×%i', (boxWidth, boxHeight) => {
  const fit = fitStage(boxWidth, boxHeight, 1);
  const layout = layoutAquarium(fit);
  const { status, purse, menu, sound, exit, gauges, buttons } = layout;
  const doors = Object.values(layout.doors).map(({ x, y, size }) => ({ x, y, width: size, height: size }));
  const fixed = [status, purse, menu, sound, exit, ...gauges, ...buttons];

  it('keeps everything on the stage', () => {
    for (const rect of [...fixed, ...doors, layout.panel, layout.tray]) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(fit.width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(fit.height);
    }
  });

  it('lets nothing lie over anything else', () => {
    for (const [index, rect] of fixed.entries()) {
      for (const other of fixed.slice(index + 1)) expect(overlap(rect, other)).toBe(false);
    }
  });

  it('leaves 8 CSS pixels between what can be touched', () => {
    const wide = 7.9 / fit.scale;
    const cheers = placeCheersButton(layout, '새 응원 12개');
    const own = [
      placeWordsEntry(layout),
      placeNapButton(layout),
      placeGiftButton(layout, true),
      placeReefEntry(layout),
      ...doors,
    ];
    const targets = [menu, sound, exit, ...buttons, ...own, cheers];
    for (const [index, rect] of targets.entries()) {
      const { x, y, width, height } = rect;
      const around = { x: x - wide, y: y - wide, width: width + wide * 2, height: height + wide * 2 };
      for (const other of targets.slice(index + 1)) expect(overlap(around, other)).toBe(false);
    }
  });

  it('lets the pet say whatever it says without covering a button or leaving the stage', () => {
    const { upright } = layout;
    const covered = [purse, menu, sound, exit, ...buttons, ...(upright ? [] : gauges)];
    for (const sentence of sentences) {
      const { x, y, ...speech } = placeSpeech(layout, sentence, false);
      const { box } = layoutSpeech({ text: sentence, ...speech });
      const rect = { ...box, x: x + box.x, y: y + box.y };
      expect([sentence, rect.x >= 0, rect.x + rect.width <= fit.width]).toEqual([sentence, true, true]);
      for (const other of covered) expect([sentence, overlap(rect, other)]).toEqual([sentence, false]);
    }
  });

  it('has guests and finds on the stage, clear of what can be pressed and of each other', () => {
    const pet = { x: layout.pet.x, y: layout.pet.y, radius: 96 * layout.pet.scale };
    const boxOf = ({ x, y, size }: { x: number; y: number; size: number }): Rect => ({
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    });
    const guests = placeGuests(layout);
    const finds = placeFinds(layout);
    const doors = Object.values(layout.doors).map(({ x, y, size }) => ({ x, y, width: size, height: size }));
    const buttons = [
      placeWordsEntry(layout),
      placeNapButton(layout),
      placeGiftButton(layout, true),
      placeReefEntry(layout),
    ];
    const targets = [...fixed, ...doors, ...buttons];
    const places = [...guests, ...finds];
    for (const [index, place] of places.entries()) {
      const rect = boxOf(place);
      expect([index, rect.x >= 0, rect.x + rect.width <= fit.width]).toEqual([index, true, true]);
      for (const other of targets) expect([index, overlap(rect, other)]).toEqual([index, false]);
      for (const other of places.slice(index + 1)) expect([index, overlap(rect, boxOf(other))]).toEqual([index, false]);
      expect(place.size * fit.scale).toBeGreaterThanOrEqual(boxWidth < 390 || layout.short ? 36 : 47.9);
    }
    for (const { x, y } of guests) expect(Math.hypot(x - pet.x, y - pet.y)).toBeGreaterThan(pet.radius);
  });

  it('has room for the choice of a friend', () => {
    const { width, height, card, button, columns } = placeHatch(layout, fit);
    expect(width).toBeLessThanOrEqual(fit.width);
    expect(height).toBeLessThanOrEqual(fit.height);
    const rows = Math.ceil(petSpecies.length / columns);
    expect(layout.look.head + 8 + rows * (card + 12) + button + 16).toBeLessThanOrEqual(height);
  });

  it('has touch targets of 48 CSS pixels', () => {
    for (const rect of [
      menu,
      sound,
      exit,
      ...buttons,
      ...doors,
      placeGiftButton(layout, true),
      placeReefEntry(layout),
    ]) {
      expect(Math.min(rect.width, rect.height) * fit.scale).toBeGreaterThanOrEqual(47.9);
    }
  });

  it('has nine places on the sand, apart from each other and from the buttons', () => {
    expect(layout.room.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const [index, place] of layout.room.entries()) {
      expect(place.y).toBeGreaterThan(layout.groundY);
      // The buttons lie below the sand, or stand at its right end.
      const [button] = buttons;
      expect(place.y < (button?.y ?? 0) || place.x + place.size / 2 <= (button?.x ?? 0)).toBe(true);
      for (const other of layout.room.slice(index + 1)) {
        const sameRow = Math.abs(place.y - other.y) < 1;
        if (sameRow) expect(Math.abs(place.x - other.x)).toBeGreaterThanOrEqual((place.size + other.size) / 2);
      }
    }
  });

  it('has no text below 16 CSS pixels', () => {
    expect(layout.small * fit.scale).toBeGreaterThan(boxWidth < 390 ? 14.9 : 15.9);
  });

  it('leaves the pet in sight beside a panel, where the stage has room for both', () => {
    const { panel, petAside } = layout;
    if (layout.short && fit.width < 1000) return;
    const half = 110 * petAside.scale;
    const beside = petAside.x + half < panel.x;
    const above = petAside.y + half < panel.y + 60;
    expect(beside || above).toBe(true);
    if (layout.upright) expect(panel.height / fit.height).toBeLessThan(0.63);
  });

  it('keeps the pet above the sand and below the gauges', () => {
    const half = 150 * layout.pet.scale;
    expect(layout.pet.y + half).toBeLessThan(layout.groundY + 110);
    expect(layout.pet.x - half).toBeGreaterThanOrEqual(0);
  });
});

it('is settled for every upright box', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 1200 }),
      fc.double({ min: 1.01, max: 2.6, noNaN: true }),
      (width, ratio) => {
        const fit = fitStage(width, width * ratio, 1);
        const { room, buttons, pet } = layoutAquarium(fit);
        for (const place of room) expect(place.y).toBeLessThan(buttons[0]?.y ?? 0);
        expect(pet.scale).toBeGreaterThan(0.4);
      },
    ),
  );
});
