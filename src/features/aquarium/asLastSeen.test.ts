import { describe, expect, it } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import { asLastSeen } from './asLastSeen.ts';

const state = { revision: 4, pet: { species: 'whale', stage: 'young', level: 12 } } as AquariumState;

describe('asLastSeen', () => {
  it('shows the level and stage of the last visit', () => {
    expect(asLastSeen(state, 11)?.pet).toEqual({ species: 'whale', stage: 'baby', level: 11 });
  });

  it('has nothing to celebrate on a first visit or without a new level', () => {
    expect(asLastSeen(state, undefined)).toBeNull();
    expect(asLastSeen(state, 12)).toBeNull();
    expect(asLastSeen(state, 20)).toBeNull();
  });
});
