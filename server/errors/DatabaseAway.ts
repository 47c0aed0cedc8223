/**
 * The database could not be asked, or went away before it had answered; what it did until then is not known. The one
 * error handler answers 503: the client comes again, and the key of its request makes that harmless.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';

  constructor(cause: unknown) {
    super('the database is away', { cause });
  }
}
