import { describe, expect, it, vi } from 'vitest';
import type { CrosswordSession, SceneRequest } from '../bus/ShellToGame.ts';
import type { Scene, SceneName, SceneRegistry } from './Scene.ts';
import { SceneDirector, type SceneDirectorOptions } from './SceneDirector.ts';

const none: SceneRequest = { scene: 'none' };
const crossword = (attemptNo: number, bookName = '토끼전'): SceneRequest => ({
  scene: 'crossword',
  puzzle: { attemptNo, bookName } as CrosswordSession,
});

const Nothing = () => null;

function create(options: Partial<SceneDirectorOptions> = {}) {
  const scene = (keyOf: (request: never) => string) => async () =>
    ({ bundles: ['common'], keyOf, Component: Nothing }) as unknown as Scene<SceneName>;
  const registry = {
    none: scene(() => 'none'),
    aquarium: scene(() => 'aquarium'),
    crossword: scene((request: { puzzle: CrosswordSession }) => `crossword ${request.puzzle.attemptNo}`),
    matching: scene(() => 'matching'),
  } as unknown as SceneRegistry;
  const onShown = vi.fn();
  const report = vi.fn();
  const director = new SceneDirector({
    registry,
    load: async () => {},
    cover: async () => {},
    onShown,
    report,
    ...options,
  });
  return { director, onShown, report };
}

describe('SceneDirector', () => {
  it('mounts a scene when it is loaded and tells when it is drawn', async () => {
    const { director, onShown } = create();
    await director.show(none);
    expect(director.state.getState().mounted?.key).toBe('none');
    expect(director.state.getState().phase).toBe('loading');
    director.drawn('none');
    expect(director.state.getState().phase).toBe('shown');
    expect(onShown).toHaveBeenCalledExactlyOnceWith('none');
  });

  it('keeps a session that is sent again with newer content', async () => {
    const { director } = create();
    await director.show(crossword(7));
    director.drawn('crossword 7');
    const { scene } = director.state.getState().mounted ?? {};
    await director.show(crossword(7, '새 이름'));
    const { mounted, phase } = director.state.getState();
    expect(mounted?.scene).toBe(scene);
    expect(mounted?.request).toEqual(crossword(7, '새 이름'));
    expect(phase).toBe('shown');
  });

  it('opens another attempt as another session', async () => {
    const cover = vi.fn(async () => {});
    const { director } = create({ cover });
    await director.show(crossword(7));
    director.drawn('crossword 7');
    await director.show(crossword(8));
    expect(director.state.getState().mounted?.key).toBe('crossword 8');
    expect(cover).toHaveBeenCalledTimes(1);
  });

  it('lets a newer request overtake one that still loads', async () => {
    const loads: (() => void)[] = [];
    const load = () => new Promise<void>((resolve) => loads.push(resolve));
    const { director, onShown } = create({ load });
    const first = director.show(crossword(7));
    const second = director.show(none);
    await vi.waitFor(() => expect(loads).toHaveLength(2));
    loads[1]?.();
    await second;
    loads[0]?.();
    await first;
    expect(director.state.getState().mounted?.key).toBe('none');
    director.drawn('crossword 7');
    expect(onShown).not.toHaveBeenCalled();
  });

  it('keeps what was wanted after a failure and takes it up again', async () => {
    let online = false;
    const load = async () => {
      if (!online) throw new Error('offline');
    };
    const { director, report } = create({ load });
    await director.show(crossword(7));
    expect(director.state.getState().phase).toBe('failed');
    expect(report).toHaveBeenCalledTimes(1);
    online = true;
    await director.retry();
    expect(director.state.getState().mounted?.key).toBe('crossword 7');
  });

  it('mounts the newest of a session that is sent again while it loads, and loads it once', async () => {
    let arrive = () => {};
    const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const { director } = create({ load });
    const first = director.show(crossword(7));
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await director.show(crossword(7, '새 이름'));
    arrive();
    await first;
    expect(director.state.getState().mounted?.request).toEqual(crossword(7, '새 이름'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('makes a broken scene anew with the newest that was sent, and not before the player asks', async () => {
    const { director } = create();
    await director.show(crossword(7));
    director.drawn('crossword 7');
    await director.show(crossword(7, '답을 쓴 뒤'));
    director.fail(new Error('drawing'));
    await director.show(crossword(7, '마지막 답'));
    expect(director.state.getState()).toMatchObject({ mounted: null, phase: 'failed' });
    await director.retry();
    expect(director.state.getState().mounted?.request).toEqual(crossword(7, '마지막 답'));
    director.fail(new Error('drawing'));
    await director.show(none);
    expect(director.state.getState().mounted?.key).toBe('none');
  });

  it('offers the retry also where reporting the failure fails', async () => {
    const load = () => Promise.reject(new Error('network'));
    const report = () => {
      throw new TypeError('Illegal invocation');
    };
    const { director } = create({ load, report });
    await director.show(crossword(7)).catch(() => {});
    expect(director.state.getState().phase).toBe('failed');
  });

  it('fetches what will be wanted soon, shows nothing of it, and tells of no failure before it is wanted', async () => {
    let online = false;
    const load = vi.fn(async () => {
      if (!online) throw new Error('offline');
    });
    const { director, report } = create({ load });
    await director.prepare('crossword');
    expect(load).toHaveBeenCalledWith(['common'], expect.any(Function));
    expect(director.state.getState()).toMatchObject({ mounted: null, phase: 'waiting' });
    expect(report).not.toHaveBeenCalled();
    online = true;
    await director.show(crossword(7));
    expect(director.state.getState().mounted?.key).toBe('crossword 7');
  });

  it('takes a broken scene down and mounts it anew on retry', async () => {
    const { director } = create();
    await director.show(none);
    director.drawn('none');
    director.fail(new Error('drawing'));
    expect(director.state.getState()).toMatchObject({ mounted: null, phase: 'failed' });
    await director.retry();
    expect(director.state.getState().mounted?.key).toBe('none');
  });
});
