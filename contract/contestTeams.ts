import { z } from 'zod';
import { contestQuery } from './contest.ts';
import { instant } from './envelope.ts';

/** A class, or an institution in a contest of the site. */
export const teamItem = z.object({
  /** Null below the least number of pupils (domain/contest/teamShare). */
  rankNo: z.int().nullable(),
  teamName: z.string(),
  pupilCount: z.int(),
  readerCount: z.int(),
  growerCount: z.int(),
  /** Per cent of the pupils. */
  readerShare: z.int(),
  growerShare: z.int(),
  /** Mean of both, by which teams are ordered. */
  share: z.number(),
  myYn: z.enum(['Y', 'N']),
});
export type TeamItem = z.infer<typeof teamItem>;
export const contestTeamsQuery = contestQuery.extend({
  roundNo: z.coerce.number<number>().int().min(1).max(100).optional(),
});
/** GET …/teams: of a week that has begun; without one of the latest. */
export const contestTeams = z.object({
  roundNo: z.int(),
  /** Weeks that have begun. */
  roundNos: z.array(z.int()),
  items: z.array(teamItem),
  /** The own team; null for who is in none, or before its first reader. */
  mine: teamItem.nullable(),
  minPupils: z.int(),
  currentDate: instant,
});
export type ContestTeams = z.infer<typeof contestTeams>;
