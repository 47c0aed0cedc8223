/** A file of a page cannot be had, in an old tab or without a network, or cannot be run in this browser. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Lets the page be fetched again when it is shown again; to be called once the failure stands on the screen. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded', { cause });
    this.forget = forget;
  }
}
