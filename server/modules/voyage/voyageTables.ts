import type { VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import type { VoyageStand } from '#domain/voyage/voyageSteps.ts';
import type { Instant } from '#server/db/schema/columns.ts';

/** The first voyage of an account, from its first step on. */
export interface VoyageTable {
  account_no: number;
  /** Stays the same when the grade changes in the middle of it. */
  story: VoyageStoryId;
  stand: VoyageStand;
  started_at: Instant;
  /** Null while it goes on. */
  ended_at: Instant | null;
}
