import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { petMoods, petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { portraitSource } from './portraitSource.ts';

const LARGEST_BYTES = 12 * 1024;
const looks = petSpecies.flatMap((species) =>
  petStages.flatMap((stage) => petMoods.map((mood) => ({ species, stage, mood }))),
);

describe('portraitSource', () => {
  it.each(looks)('has a small picture of $species $stage $mood', ({ species, stage, mood }) => {
    const file = join(process.cwd(), 'public', portraitSource(species, stage, mood));
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(LARGEST_BYTES);
  });

  it('shows the egg while no species is chosen', () => {
    expect(portraitSource(null, 'egg', 'calm')).toBe(portraitSource('whale', 'egg', 'joyful'));
  });
});
