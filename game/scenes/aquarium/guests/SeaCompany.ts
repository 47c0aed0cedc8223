import type { StoreApi } from 'zustand/vanilla';
import type { SeaFeast } from '#contract/feast.ts';
import type { Company, SeaGuest } from '#contract/guest.ts';
import type { GameBus } from '#game/bus/createGameBus.ts';
import { valueStore } from '#game/engine/valueStore.ts';

/** Who is in the sea and what lies on the sand, as the server knows it. Nothing here is optimistic. */
export class SeaCompany {
  readonly company: StoreApi<Company | null> = valueStore<Company | null>(null);
  /** The guest that is being met; as it was when the meeting began. */
  readonly met: StoreApi<SeaGuest | null> = valueStore<SeaGuest | null>(null);
  /** The visitor of a feast that is being met; as it was when the meeting began. */
  readonly metFeast: StoreApi<SeaFeast | null> = valueStore<SeaFeast | null>(null);
  /** Pieces of the class's reef that were not seen; null without a reef. */
  readonly newReefPieces: StoreApi<number | null> = valueStore<number | null>(null);
  /** A step has no answer yet. */
  readonly waiting: StoreApi<boolean> = valueStore(false);
  readonly #bus: GameBus;
  readonly #notify: (message: string) => void;

  constructor(bus: GameBus, notify: (message: string) => void) {
    this.#bus = bus;
    this.#notify = notify;
  }

  /** @returns the way to stop */
  attach(): () => void {
    const offs = [
      this.#bus.toGame.on('aquarium/company', ({ company }) => {
        this.waiting.setState(false, true);
        this.company.setState(company, true);
      }),
      this.#bus.toGame.on('aquarium/reef', ({ newPieces }) => this.newReefPieces.setState(newPieces, true)),
      this.#bus.toGame.on('aquarium/company-refused', ({ message }) => {
        this.waiting.setState(false, true);
        this.#notify(message);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }

  /** Plays the scene that the guest is ready for. */
  play(guest: SeaGuest, answer?: number): void {
    if (guest.next === null || this.waiting.getState()) return;
    this.waiting.setState(true, true);
    const { bookNo, next } = guest;
    this.#bus.toShell.emit('aquarium/scene-played', {
      bookNo,
      scene: next.scene,
      ...(answer === undefined ? {} : { answer }),
    });
  }

  /** The visitor of a feast was met to its last line; one without lines needs no answer. */
  meet({ feast, lines }: SeaFeast): void {
    if (lines.length === 0 || this.waiting.getState()) return;
    this.waiting.setState(true, true);
    this.#bus.toShell.emit('aquarium/feast-met', { feast });
  }

  pickUp(ordinal: number): void {
    if (this.waiting.getState()) return;
    this.waiting.setState(true, true);
    this.#bus.toShell.emit('aquarium/find-taken', { ordinal });
  }

  openAlbum(): void {
    this.#bus.toShell.emit('aquarium/album-wanted', {});
  }
}
