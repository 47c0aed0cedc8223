import type { SiteContext } from '#server/core/Context.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { CatalogueChanged } from '#server/repositories/perBookRevision.ts';

/** A catalogue that is loaded changes some times a second. */
const MOST_ATTEMPTS = 5;

/**
 * Answers a request that only reads: it asks through a view of the database of its own, and begins again where the
 * catalogue changed under it, so that it shows one revision or the other. `serve` does so for each GET.
 */
export async function answerReads<C extends SiteContext, T>(
  context: C,
  answer: (context: C) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answer({ ...context, db: joinReads(context.db) });
    } catch (error) {
      if (!(error instanceof CatalogueChanged) || attempt >= MOST_ATTEMPTS) throw error;
    }
  }
}
