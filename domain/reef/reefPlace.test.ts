import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bayCount, REEF_COLOURS, reefKinds, reefPlace } from './reefPlace.ts';
import { REEF_TUNING } from './tuning.ts';

it('has a place for every piece, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (ordinal) => {
      const { bay, spot, colour } = reefPlace(ordinal);
      expect(bay * REEF_TUNING.bayPieces + spot + 1).toBe(ordinal);
      expect(spot).toBeLessThan(REEF_TUNING.bayPieces);
      expect(colour).toBeLessThan(REEF_COLOURS);
      expect(bayCount(ordinal)).toBe(bay + 1);
    }),
  );
  expect(bayCount(0)).toBe(1);
});

it('shows every kind in every bay, and no bay like the one before', () => {
  const bay = (no: number) =>
    Array.from({ length: REEF_TUNING.bayPieces }, (_, spot) => reefPlace(no * REEF_TUNING.bayPieces + spot + 1));
  for (let no = 0; no < 5; no += 1) {
    expect(new Set(bay(no).map(({ kind }) => kind)).size).toBe(reefKinds.length);
    expect(bay(no).map(({ kind, colour }) => [kind, colour])).not.toEqual(
      bay(no + 1).map(({ kind, colour }) => [kind, colour]),
    );
  }
});
