import { sql } from 'kysely';

/** When the mission of a contest review was begun; null where its history was deleted. */
export const reviewStartedAt = sql<number | null>`(
  select max(mission_attempt.started_at) from mission_attempt
  where mission_attempt.account_no = contest_review.account_no and mission_attempt.book_no = contest_review.book_no
    and mission_attempt.submitted_at = contest_review.happened_at)`.as('startedAt');
