/** A zip that cannot be read, or that unpacks to more than it may. */
export class ZipError extends Error {
  readonly code: 'broken' | 'too-large';

  constructor(code: 'broken' | 'too-large') {
    super(code);
    this.code = code;
  }
}
