import type { StoreApi } from 'zustand/vanilla';
import type { PetTalk } from '#contract/speech.ts';
import { noSpeech, pickLine, type SpeechMemory } from '#domain/speech/pickLine.ts';
import type { SpeechLine, SpeechMoment } from '#domain/speech/SpeechLine.ts';
import { SPEECH_TUNING } from '#domain/speech/tuning.ts';
import type { GameBus } from '#game/bus/createGameBus.ts';
import { valueStore } from '#game/engine/valueStore.ts';

/** The pet's own talk: which line, and when. It goes on where it was when panels come and go. */
export class PetTalker {
  /** The line that is shown; null in between. */
  readonly line: StoreApi<string | null> = valueStore<string | null>(null);
  /** What was put into the room a moment ago. */
  item: string | null = null;
  readonly #bus: GameBus;
  readonly #random: () => number;
  #talk: PetTalk | null = null;
  #lines: readonly SpeechLine[] = [];
  #memory: SpeechMemory = noSpeech;
  #nextAt = 0;
  #goneAt = 0;

  constructor(bus: GameBus, random: () => number = Math.random) {
    this.#bus = bus;
    this.#random = random;
  }

  /** Receives what may be spoken of. @returns the way to stop */
  attach(): () => void {
    return this.#bus.toGame.on('aquarium/talk', (given) => {
      this.#talk = given.talk;
      if (given.talk === null) return;
      this.#lines = [
        ...given.talk.general,
        ...given.talk.books.flatMap(({ bookNo, lines }) =>
          // By its text: a line that is freed later must not take the number of another.
          lines.map((text) => ({ id: `book-${bookNo}-${text}`, text, bookNo })),
        ),
      ];
      // What was spoken here since is newer than what the device had.
      if (given.memory.at > this.#memory.at) this.#memory = given.memory;
    });
  }

  /** Something else is being spoken: its own talk waits. */
  hold(now: number): void {
    this.#nextAt = Math.max(this.#nextAt, now + SPEECH_TUNING.pauseMs);
    this.line.setState(null, true);
  }

  /** Called again and again while the pet may speak. @param now milliseconds UTC */
  tick(moment: Omit<SpeechMoment, 'item' | 'book'>, now: number): void {
    if (this.line.getState() !== null && now >= this.#goneAt) this.line.setState(null, true);
    if (this.#talk === null || now < this.#nextAt) return;
    this.#nextAt = now + SPEECH_TUNING.pauseMs;
    const around = { ...moment, item: this.item, book: this.#talk.open };
    const picked = pickLine(this.#lines, around, this.#memory, now, this.#random);
    if (picked === null) return;
    this.item = null;
    this.#memory = picked.memory;
    this.#goneAt = now + SPEECH_TUNING.shownMs;
    this.line.setState(picked.text, true);
    this.#bus.toShell.emit('aquarium/spoke', { memory: picked.memory });
  }
}
