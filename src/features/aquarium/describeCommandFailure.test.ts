import { expect, it } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { refusal } from '../../testing/refusal.ts';
import { describeCommandFailure } from './describeCommandFailure.ts';

it('takes away the fear of paying twice where no answer came', () => {
  expect(describeCommandFailure(new NetworkError(false))).toContain('한 번만');
});

it('says what the server said where it answered', () => {
  const messages = refusal('NOT_ENOUGH_SHELLS');
  expect(describeCommandFailure(messages)).toBe(messages.message);
});
