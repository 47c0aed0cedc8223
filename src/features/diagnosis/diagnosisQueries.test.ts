// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { EndpointRoute } from '#contract/endpoints/Endpoint.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import type { AnyInput } from '../../lib/api/EndpointCall.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { diagnosisQueries } from './diagnosisQueries.ts';

it('begins each time under a key of its own, so that no old answer is replayed', async () => {
  const call = vi.fn((_endpoint: EndpointRoute, _input: AnyInput) => Promise.reject(new NetworkError(true)));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const start = () => queries.fetchQuery(diagnosisQueries.test({ call } as unknown as ApiClient, () => 0));
  for (let time = 0; time < 2; time += 1) await expect(start()).rejects.toThrow(NetworkError);
  const keys = call.mock.calls.map(([, { key }]) => key);
  expect(keys).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(keys).size).toBe(2);
});
