import type { Howl } from 'howler';

/** Name of the round in the sprite of the sea. */
const ROUND = 'round';

/**
 * The sound of the sea that goes round, fetched when it is first to be played. Howler queues what is to be played
 * before it can be, and plays it whatever was chosen since: so it is called only once the sound is there, and looked at
 * again when it begins.
 */
export class SeaSound {
  readonly #howl: Howl;
  #volume = 0;
  /** Its one voice, once there is one: paused, it goes on where it was. */
  #voice: number | undefined;
  /** It was asked to play and has not begun. */
  #beginning = false;

  constructor(howl: Howl) {
    this.#howl = howl;
    howl.on('load', () => this.#apply());
    howl.on('play', () => this.#begun());
    howl.on('playerror', () => {
      this.#beginning = false;
    });
  }

  /** @param volume 0–1; 0 pauses it */
  setVolume(volume: number): void {
    this.#volume = volume;
    this.#apply();
  }

  unload(): void {
    this.#howl.unload();
  }

  #begun(): void {
    this.#beginning = false;
    this.#apply();
  }

  #apply(): void {
    const howl = this.#howl;
    howl.volume(this.#volume);
    if (howl.state() === 'unloaded' && this.#volume > 0) howl.load();
    if (howl.state() !== 'loaded' || this.#beginning) return;
    if (this.#volume === 0 && howl.playing()) howl.pause();
    if (this.#volume === 0 || howl.playing()) return;
    this.#beginning = true;
    this.#voice = howl.play(this.#voice ?? ROUND);
  }
}
