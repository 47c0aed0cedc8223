import type { Howl } from 'howler';

/**
 * The sound of the sea that goes round. Howler queues what is to be played before it can be, and plays it whatever was
 * wished since: so it is asked only once the sound is there, and looked at again when it begins.
 */
export class SeaSound {
  readonly #howl: Howl;
  #volume = 0;
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
    if (howl.state() !== 'loaded' || this.#beginning) return;
    if (this.#volume === 0 && howl.playing()) howl.pause();
    if (this.#volume === 0 || howl.playing()) return;
    this.#beginning = true;
    howl.play();
  }
}
