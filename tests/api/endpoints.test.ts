import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointRoute } from '#contract/endpoints/Endpoint.ts';
import { schemasOf } from '#contract/schemas/schemasOf.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';
import { listFiles, projectRoot } from '../support/listSources.ts';

let app: TestApp;
let routes: CollectedRoute[];
let endpoints: EndpointRoute[];

beforeAll(async () => {
  const collected = collectRoutes();
  app = await buildTestApp();
  // HEAD comes with every GET.
  routes = collected().filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'));
  endpoints = await listEndpoints();
});
afterAll(() => app.close());

/** Every endpoint of the contract. */
async function listEndpoints(): Promise<EndpointRoute[]> {
  const files = listFiles('contract/endpoints', ['.ts']).filter((path) => !path.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((path) => import(`${projectRoot}/${path}`)));
  return modules
    .flatMap((module) => Object.values(module as Record<string, unknown>))
    .filter((api): api is Record<string, EndpointRoute> => typeof api === 'object' && api !== null)
    .flatMap((api) => Object.values(api));
}

const lines = (list: { method: string; url: string; access: string | undefined }[]) =>
  list.map(({ method, url, access }) => `${method} ${url} ${access}`).sort();

describe('the endpoints of the contract', () => {
  it('are the routes of the server, with the same access', () => {
    const described = endpoints.map(({ method, path, access = 'full' }) => ({ method, url: path, access }));
    expect(lines(described)).toEqual(lines(routes));
  });

  it('have schemas, and are described once', () => {
    for (const endpoint of endpoints) expect(schemasOf(endpoint).data).toBeDefined();
    const names = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
