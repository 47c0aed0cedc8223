import type { StoreApi } from 'zustand/vanilla';
import type { SceneRequest } from '../bus/ShellToGame.ts';
import type { Scene, SceneName, SceneRegistry } from './Scene.ts';
import { SceneMemory } from './SceneMemory.ts';
import { valueStore } from './valueStore.ts';

export interface MountedScene {
  key: string;
  request: SceneRequest;
  scene: Scene<SceneName>;
  memory: SceneMemory;
}

export interface SceneState {
  /** What is mounted. */
  mounted: MountedScene | null;
  phase: 'waiting' | 'loading' | 'shown' | 'failed';
  /** 0–1 of what the next scene needs. */
  progress: number;
}

export interface SceneDirectorOptions {
  registry: SceneRegistry;
  load: (bundles: Scene<SceneName>['bundles'], onProgress: (share: number) => void) => Promise<void>;
  /** Resolves when the old scene is covered. */
  cover: () => Promise<void>;
  onShown: (scene: SceneName) => void;
  report: (error: unknown) => void;
}

/**
 * Decides which scene is mounted. A request of another scene overtakes one that still loads; a failure keeps what is
 * wanted, so that `retry` can take it up again. Whenever a scene is made, it is made from the newest request.
 */
export class SceneDirector {
  readonly state: StoreApi<SceneState> = valueStore<SceneState>({
    mounted: null,
    phase: 'waiting',
    progress: 0,
  });
  readonly #options: SceneDirectorOptions;
  #wanted: SceneRequest | null = null;
  #turn = 0;
  /** The scene that is being fetched. */
  #loading: SceneName | null = null;
  /** Key of the mounted scene once its first frame is drawn. */
  #drawn: string | null = null;

  constructor(options: SceneDirectorOptions) {
    this.#options = options;
  }

  async show(request: SceneRequest): Promise<void> {
    const before = this.#wanted;
    this.#wanted = request;
    const { mounted, phase } = this.state.getState();
    if (mounted?.request.scene === request.scene && mounted.scene.keyOf(request) === mounted.key) {
      // Whatever else was being loaded is overtaken: this scene stays.
      this.#turn += 1;
      this.#loading = null;
      this.#set({ mounted: { ...mounted, request } });
      if (this.#drawn === mounted.key) this.#shown(request.scene);
      return;
    }
    if (this.#loading === request.scene) return;
    // What broke would break again: it waits for the player.
    if (phase === 'failed' && before?.scene === request.scene) return;
    await this.#change(request.scene);
  }

  /** Fetches what a scene needs before it is wanted. A failure is reported when the scene is wanted, and not before. */
  async prepare(name: SceneName): Promise<void> {
    const { registry, load } = this.#options;
    try {
      await load((await registry[name]()).bundles, () => {});
    } catch {
      // `show` asks again.
    }
  }

  /** Takes up again what has failed. */
  async retry(): Promise<void> {
    if (this.#wanted) await this.#change(this.#wanted.scene);
  }

  /** The mounted scene has drawn its first frame. */
  drawn(key: string): void {
    const { mounted } = this.state.getState();
    if (mounted?.key !== key) return;
    this.#drawn = key;
    if (mounted.request === this.#wanted) this.#shown(mounted.request.scene);
  }

  /** The mounted scene broke: it is taken down and may be tried again. */
  fail(error: unknown): void {
    this.#turn += 1;
    this.#loading = null;
    // Set first: whoever plays must get the retry, also where reporting itself fails.
    this.#set({ mounted: null, phase: 'failed' });
    this.#options.report(error);
  }

  async #change(name: SceneName): Promise<void> {
    const turn = ++this.#turn;
    this.#loading = name;
    const { registry, load, cover } = this.#options;
    const covered = this.state.getState().mounted ? cover() : Promise.resolve();
    this.#set({ phase: 'loading', progress: 0 });
    try {
      const scene = (await registry[name]()) as Scene<SceneName>;
      await load(scene.bundles, (progress) => {
        if (turn === this.#turn) this.#set({ progress });
      });
      await covered;
      const request = this.#wanted;
      if (turn !== this.#turn || !request) return;
      this.#loading = null;
      this.#drawn = null;
      this.#set({ mounted: { key: scene.keyOf(request), request, scene, memory: new SceneMemory() }, progress: 1 });
    } catch (error) {
      if (turn === this.#turn) this.fail(error);
    }
  }

  #shown(scene: SceneName): void {
    const { phase } = this.state.getState();
    if (phase === 'shown') return;
    this.#set({ phase: 'shown' });
    this.#options.onShown(scene);
  }

  #set(change: Partial<SceneState>): void {
    this.state.setState({ ...this.state.getState(), ...change }, true);
  }
}
