import { expect, it } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { refusal } from '../../testing/refusal.ts';
import { describeWishFailure } from './describeWishFailure.ts';

it('takes away the fear of paying twice where no answer came', () => {
  expect(describeWishFailure(new NetworkError(false))).toContain('한 번만');
});

it('says what the server said where it answered', () => {
  const said = refusal('NOT_ENOUGH_SHELLS');
  expect(describeWishFailure(said)).toBe(said.message);
});
