import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outfitSlots } from '#domain/aquarium/Look.ts';
import { petMoods, petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { moodFaces, mouths } from '../moodFaces.ts';
import { sparkFrames } from '../PetSparks.ts';
import { drawnWidth, outfitFit } from './outfitFit.ts';
import { BODY, partsOfLook } from './partsOfLook.ts';
import { petRigs } from './petRigs.ts';

const art = new URL('../../../../../public/art/', import.meta.url);
const frames = new Set(
  readdirSync(art)
    .filter((name) => /^(pet|fx)-\d+\.json$/.test(name))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(new URL(name, art), 'utf8')).frames)),
);
const looks = petSpecies.flatMap((species) => petStages.map((stage) => ({ species, stage })));

describe('every pet', () => {
  it.each(looks)('$species $stage hangs together', (look) => {
    const parts = partsOfLook(look);
    const seen = new Set<string>();
    for (const part of parts) {
      expect(seen, `two parts named ${part.name}`).not.toContain(part.name);
      if (part.name !== BODY) expect(seen, `${part.name} before its parent`).toContain(part.parent);
      seen.add(part.name);
    }
  });

  it.each(looks)('$species $stage has a picture for every part', (look) => {
    for (const { frame } of partsOfLook(look)) if (frame) expect(frames).toContain(frame);
  });

  it.each(petSpecies)('%s has the limb that waves at every stage', (species) => {
    for (const stage of ['baby', 'young', 'grown'] as const) {
      const names = partsOfLook({ species, stage }).map((part) => part.name);
      expect(names).toContain(petRigs[species].waveLimb);
    }
  });

  it.each(petSpecies)('%s scales only groups that exist', (species) => {
    const groups = new Set(petRigs[species].parts.map((part) => part.group));
    for (const stage of Object.values(petRigs[species].stages)) {
      for (const group of Object.keys(stage.groups)) expect(groups).toContain(group);
    }
  });

  it.each(petSpecies)('%s grows: bigger, with smaller eyes for its size', (species) => {
    const { baby, young, grown } = petRigs[species].stages;
    expect([baby.scale, young.scale, grown.scale]).toEqual(
      [baby.scale, young.scale, grown.scale].sort((a, b) => a - b),
    );
    expect(new Set([baby.scale, young.scale, grown.scale]).size).toBe(3);
    expect(baby.eyeScale).toBeGreaterThan(young.eyeScale);
    expect(young.eyeScale).toBeGreaterThan(grown.eyeScale);
    expect(new Set([baby, young, grown].map((stage) => stage.accessory.frame)).size).toBe(3);
  });

  it.each(looks)('$species $stage has a place for a hat, glasses and a scarf', (look) => {
    const parts = partsOfLook(look);
    for (const slot of outfitSlots) {
      const anchor = parts.find((part) => part.name === `wear-${slot}`);
      if (look.stage === 'egg') expect(anchor).toBeUndefined();
      else {
        expect(parts.some((part) => part.name === anchor?.parent)).toBe(true);
        expect(anchor?.scaleX).toBeGreaterThan(0.5);
      }
    }
  });

  it('knows how everything is worn that the shop sells, and how wide each drawn picture is', () => {
    const shops = ['shop', 'monthly'].map(
      (name) => new URL(`../../../../../content/aquarium/${name}.json`, import.meta.url),
    );
    const { items } = { items: shops.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).items) };
    const outfits = items.filter((item) => item.kind === 'outfit');
    expect(outfits.length).toBeGreaterThan(9);
    for (const { art, slot } of outfits) {
      const { frame } = outfitFit(slot, art);
      if (frame === art) continue;
      expect(frames).toContain(frame);
      const svg = readFileSync(new URL(`../../../../../assets/bundles/aquarium/${frame}.svg`, import.meta.url), 'utf8');
      expect(Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1])).toBe(drawnWidth(frame));
    }
  });

  it.each(petSpecies)('%s is marked differently at each stage', (species) => {
    const { baby, young, grown } = petRigs[species].stages;
    const marks = [baby, young, grown].map((stage) => stage.marks.map((mark) => mark.frame).join());
    expect(new Set(marks).size).toBe(3);
  });

  it.each(petSpecies)('%s is the same on both sides', (species) => {
    const parts = petRigs[species].parts;
    for (const left of parts.filter((part) => part.name.endsWith('-left'))) {
      const right = parts.find((part) => part.name === left.name.replace('-left', '-right'));
      expect(right?.frame).toBe(left.frame);
      expect(right?.y).toBe(left.y);
      expect(right?.rotation).toBeCloseTo(-(left.rotation ?? 0));
      expect(right?.scaleX).toBeCloseTo(-(left.scaleX ?? 1));
    }
  });
});

describe('faces', () => {
  it('have pictures for every mouth, eye line, glint and spark', () => {
    for (const mouth of mouths) expect(frames).toContain(`pet/face/mouth-${mouth}`);
    for (const eye of ['happy', 'closed', 'shine', 'sparkle']) expect(frames).toContain(`pet/face/eye-${eye}`);
    for (const frame of Object.values(sparkFrames)) expect(frames).toContain(frame);
  });

  it('tell the moods apart by mouth, eyes or glint', () => {
    const reported = petMoods.map(
      (mood) => `${moodFaces[mood].mouth} ${moodFaces[mood].eyes} ${moodFaces[mood].sparkle}`,
    );
    expect(new Set(reported).size).toBe(petMoods.length);
  });

  it('shows in an egg the crack that it has come to', () => {
    const shown = (cracks: number) =>
      partsOfLook({ species: 'whale', stage: 'egg', cracks })
        .filter(({ name, visible }) => name.startsWith('egg-crack') && visible)
        .map(({ name }) => name);
    expect([shown(0), shown(1), shown(2)]).toEqual([[], ['egg-crack-1'], ['egg-crack-2']]);
  });
});
