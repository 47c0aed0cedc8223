import { afterEach, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { ApiError } from '../api/ApiError.ts';
import { feedbackStore } from '../feedback/feedbackStore.ts';
import { createQueryClient } from './createQueryClient.ts';

afterEach(() => feedbackStore.setState({ alerts: [] }));

const { status } = refusal('LOGIN_REQUIRED');
const filtered = { status, foreign: true, code: 'UNKNOWN', message: '', requestId: null, fields: {} };

it.each([
  ['tells of no login that is gone: its page does', refusal('LOGIN_REQUIRED'), 0],
  [
    'tells what a filter on the way stopped: nobody else does',
    new ApiError({ ...filtered, retryAfterSeconds: null }),
    1,
  ],
])('%s', async (_what, error, alerts) => {
  const mutations = createQueryClient().getMutationCache();
  const given = mutations.build(createQueryClient(), { mutationFn: () => Promise.reject(error), retry: false });
  await given.execute(undefined).catch(() => undefined);
  expect(feedbackStore.getState().alerts).toHaveLength(alerts);
});
