/** A file that came, and that this browser cannot run: its grammar or something that it calls is too new for it. */
export class UnrunnableFileError extends Error {
  override readonly name = 'UnrunnableFileError';

  constructor(cause: unknown, paths: readonly string[]) {
    super(`A file cannot be run: ${paths.join(', ')}`, { cause });
  }
}
