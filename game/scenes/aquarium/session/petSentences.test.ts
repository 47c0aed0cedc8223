import { expect, it } from 'vitest';
import { petMoods } from '#domain/aquarium/petSpecies.ts';
import { aquariumFixture } from './aquariumFixture.ts';
import { petSentences } from './petSentences.ts';

const { pet } = aquariumFixture();
const all = [
  ...petMoods.map((mood) => petSentences({ ...pet, mood })),
  petSentences({ ...pet, resting: true }),
  petSentences({ ...pet, stage: 'egg' }),
  petSentences({ ...pet, stage: 'egg', hatchable: true }),
];

it('has its own sentences for every mood, for resting, for an egg and for hatching', () => {
  expect(new Set(all.map((sentences) => sentences.join())).size).toBe(all.length);
  for (const sentences of all) expect(sentences.length).toBeGreaterThan(0);
});

it('never blames, and ends like a friend speaks', () => {
  for (const sentence of all.flat()) {
    expect(sentence).not.toMatch(/왜|안 왔|잊|버려|죽|아파|슬퍼|미워|때문/);
    expect(sentence).toMatch(/요[.!?]$|네요[.!?]$/);
  }
});
