import { afterEach, expect, it, vi } from 'vitest';
import { createBroadcast } from './createBroadcast.ts';

afterEach(() => vi.unstubAllGlobals());

/** One channel for all objects of this name, as in a browser. */
function stubChannel() {
  const open = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      constructor() {
        open.add(this);
      }
      postMessage(data: unknown) {
        for (const other of open) if (other !== this) other.onmessage?.({ data });
      }
      close() {
        open.delete(this);
      }
    },
  );
}

it('is heard by the other window, not by itself, until unsubscribed', () => {
  stubChannel();
  const here = createBroadcast();
  const there = createBroadcast();
  const atHere = vi.fn();
  const atThere = vi.fn();
  here.listen(atHere);
  const stop = there.listen(atThere);
  here.send({ type: 'aquarium/changed', revision: 3 });
  expect(atThere).toHaveBeenCalledExactlyOnceWith({ type: 'aquarium/changed', revision: 3 });
  expect(atHere).not.toHaveBeenCalled();
  stop();
  here.send({ type: 'signed-out' });
  expect(atThere).toHaveBeenCalledOnce();
});

it('ignores what is no message of ours', () => {
  stubChannel();
  const here = createBroadcast();
  const received = vi.fn();
  here.listen(received);
  const foreign = new BroadcastChannel('chaekbada');
  for (const data of [null, 'text', { type: 'other' }, { kind: 'signed-out' }]) foreign.postMessage(data);
  expect(received).not.toHaveBeenCalled();
});

it('does nothing where the browser has no channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const alone = createBroadcast();
  alone.send({ type: 'signed-out' });
  alone.close();
  expect(alone.listen(() => undefined)).toBeTypeOf('function');
});
