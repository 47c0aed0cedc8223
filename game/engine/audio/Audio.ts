import type { Howl as HowlType } from 'howler';
import { SeaSound } from './SeaSound.ts';

export interface AudioOptions {
  /** Where `public/` is served, without a slash at the end. */
  baseUrl: string;
  report: (error: unknown) => void;
}

interface SoundFile {
  src: string[];
  sprite: Record<string, [number, number] | [number, number, boolean]>;
}

/** Where every sound lies: one file of effects, and the sea that goes round. */
type SoundMap = Record<'effects' | 'sea', SoundFile>;

const SOUND_MAP = '/sound/sounds.json';
/** What lets a page sound. */
const GESTURES = ['pointerup', 'keydown'] as const;
/** Milliseconds after each failure in which a gesture begins nothing: whoever types makes many. */
const PAUSES_MS = [0, 5_000, 15_000, 60_000];

/**
 * Sound of the game. Nothing is fetched and nothing sounds before the first touch or key; howler comes with it.
 * A hidden tab is silent. The first failure is reported unless there was no network, the game goes on without sound, and
 * later gestures try again.
 */
export class Audio {
  readonly #options: AudioOptions;
  readonly #removers: (() => void)[] = [];
  #effects: HowlType | undefined;
  #sea: SeaSound | undefined;
  #names: ReadonlySet<string> = new Set();
  #musicVolume = 0;
  #effectsVolume = 0;
  #seaWanted = false;
  #started = false;
  #destroyed = false;
  #failures = 0;
  #reported = false;
  #notBefore = 0;
  #stopWaiting = () => {};

  constructor(options: AudioOptions) {
    this.#options = options;
  }

  /** Waits for a gesture until one has begun the sound. The returned function stops and unloads everything. */
  attach(): () => void {
    this.#destroyed = false;
    const begin = () => void this.#start();
    for (const gesture of GESTURES) {
      window.addEventListener(gesture, begin, { capture: true });
    }
    this.#stopWaiting = () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, begin, { capture: true });
    };
    const hush = () => this.#applyVolumes();
    document.addEventListener('visibilitychange', hush);
    this.#removers.push(() => document.removeEventListener('visibilitychange', hush));
    return () => this.#destroy();
  }

  /** @param music 0–1 @param effects 0–1 */
  setVolumes(music: number, effects: number): void {
    this.#musicVolume = music;
    this.#effectsVolume = effects;
    this.#applyVolumes();
  }

  /** Plays one effect of the sprite; an unknown name is silent. @param rate pitch and speed, 1 as recorded */
  play(effect: string, rate = 1): void {
    if (!this.#effects || this.#effectsVolume <= 0 || document.hidden || !this.#names.has(effect)) return;
    const sound = this.#effects.play(effect);
    if (rate !== 1) this.#effects.rate(rate, sound);
  }

  /** Turns the sound of the sea on or off; it begins when sound may begin. */
  setSea(on: boolean): void {
    this.#seaWanted = on;
    this.#applyVolumes();
  }

  async #start(): Promise<void> {
    if (this.#started || this.#destroyed || performance.now() < this.#notBefore) return;
    this.#started = true;
    const wasOnline = navigator.onLine;
    try {
      const [{ Howl }, { effects, sea }] = await Promise.all([import('howler'), this.#fetchMap()]);
      if (this.#destroyed) return;
      this.#names = new Set(Object.keys(effects.sprite));
      this.#effects = new Howl({ ...this.#served(effects), volume: this.#effectsVolume });
      this.#sea = new SeaSound(new Howl({ ...this.#served(sea), preload: false, volume: 0 }));
      this.#applyVolumes();
      this.#stopWaiting();
    } catch (error) {
      this.#started = false;
      if (wasOnline && navigator.onLine) this.#reportOnce(error);
      this.#notBefore = performance.now() + (PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)] ?? 0);
      this.#failures += 1;
    }
  }

  #reportOnce(error: unknown): void {
    if (this.#reported) return;
    this.#reported = true;
    this.#options.report(error);
  }

  async #fetchMap(): Promise<SoundMap> {
    const response = await fetch(this.#options.baseUrl + SOUND_MAP);
    if (!response.ok) throw new Error(`Sound map: HTTP ${response.status}`);
    return (await response.json()) as SoundMap;
  }

  #served({ src, sprite }: SoundFile): SoundFile {
    return { src: src.map((path) => this.#options.baseUrl + path), sprite };
  }

  #applyVolumes(): void {
    this.#effects?.volume(this.#effectsVolume);
    this.#sea?.setVolume(this.#seaWanted && !document.hidden ? this.#musicVolume : 0);
  }

  #destroy(): void {
    this.#destroyed = true;
    this.#stopWaiting();
    for (const remove of this.#removers.splice(0)) remove();
    this.#effects?.unload();
    this.#sea?.unload();
    this.#effects = undefined;
    this.#sea = undefined;
    this.#started = false;
  }
}
