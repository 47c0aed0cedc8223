import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMissing } from './addMissing.ts';
import { addMissingInterfaces } from './addMissingInterfaces.ts';

/** A path that writes down what is drawn. */
class Path {
  readonly drawn: [string, ...number[]][] = [];
  moveTo(...at: number[]) {
    this.drawn.push(['moveTo', ...at]);
  }
  arcTo(...at: number[]) {
    this.drawn.push(['arcTo', ...at]);
  }
  closePath() {
    this.drawn.push(['closePath']);
  }
}
type Rounded = Path & { roundRect(x: number, y: number, width: number, height: number, radius: number): void };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CanvasRenderingContext2D', class extends Path {});
  vi.stubGlobal('Path2D', class extends Path {});
  vi.stubGlobal('AbortSignal', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rounds no corner by more than half a side', () => {
  addMissingInterfaces();
  const path = new Path2D() as unknown as Rounded;
  path.roundRect(10, 20, 100, 40, 64);
  expect(path.drawn[0]).toEqual(['moveTo', 30, 20]);
  expect(path.drawn[1]).toEqual(['arcTo', 110, 20, 110, 60, 20]);
  expect(path.drawn.at(-1)).toEqual(['closePath']);
});

it('ends a signal after its time', () => {
  addMissingInterfaces();
  const signal = AbortSignal.timeout(500);
  vi.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('leaves alone what a browser has', async () => {
  const own = () => undefined;
  Object.assign(CanvasRenderingContext2D.prototype, { roundRect: own });
  Object.assign(Path2D.prototype, { roundRect: own });
  Object.assign(AbortSignal, { timeout: own });
  await addMissing();
  addMissingInterfaces();
  expect(CanvasRenderingContext2D.prototype.roundRect).toBe(own);
  expect(AbortSignal.timeout).toBe(own);
});

it('is brought where one of them is missing', async () => {
  await addMissing();
  expect('roundRect' in CanvasRenderingContext2D.prototype).toBe(true);
  expect('timeout' in AbortSignal).toBe(true);
});
