import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
const load = async () => (await import('./ownScriptAddress.ts')).ownScriptAddress;

it('gives the address of the worker alone', async () => {
  const ownScriptAddress = await load();
  expect(ownScriptAddress('/service-worker.js')).toBe('/service-worker.js');
  for (const other of [
    'https://evil.example/a.js',
    '//evil.example',
    'service-worker.js',
    '/service-worker.js?x',
    'data:,1',
  ]) {
    expect(() => ownScriptAddress(other)).toThrow(TypeError);
  }
});

it('goes through the one policy that the server allows', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const ownScriptAddress = await load();
  expect(ownScriptAddress('/service-worker.js')).toBe('/service-worker.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['chaekbada']);
});
