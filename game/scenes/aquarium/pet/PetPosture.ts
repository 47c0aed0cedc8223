import type { MoodFace } from './moodFaces.ts';

/** Seconds after which about two thirds of a change of mood are done. */
const SETTLING = 0.45;

/** The mood's part of the pose, eased so that a change of mood is a movement and not a jump. */
export class PetPosture {
  energy = 1;
  pace = 1;
  lift = 0;
  tilt = 0;
  sink = 0;
  #mood: MoodFace | undefined;

  /** The first mood is taken at once. */
  setMood(mood: MoodFace): void {
    const first = this.#mood === undefined;
    this.#mood = mood;
    if (first) this.#ease(1);
  }

  update(dt: number): void {
    this.#ease(1 - Math.exp(-dt / SETTLING));
  }

  #ease(share: number): void {
    const mood = this.#mood;
    if (!mood) return;
    this.energy += (mood.energy - this.energy) * share;
    this.pace += (mood.pace - this.pace) * share;
    this.lift += (mood.lift - this.lift) * share;
    this.tilt += (mood.tilt - this.tilt) * share;
    this.sink += (mood.sink - this.sink) * share;
  }
}
