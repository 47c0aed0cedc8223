import type { Db } from '#server/db/Db.ts';
import { lastingSessions, type Session } from '#server/modules/auth/public.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';

/** Both engines bound the number of parameters. */
const AT_ONCE = 500;

/** The revision of each session's aquarium; sessions whose login is gone, or may do nothing any more, are left out. */
export async function readLiveStates(db: Db, sessions: readonly Session[]): Promise<Map<Session, number>> {
  const accountNos = [...new Set(sessions.map(({ accountNo }) => accountNo))];
  const revisions = new Map<number, number>();
  for (let start = 0; start < accountNos.length; start += AT_ONCE) {
    const some = accountNos.slice(start, start + AT_ONCE);
    for (const [accountNo, revision] of await aquariumPets.revisions(db, some)) revisions.set(accountNo, revision);
  }
  const lasting = await lastingSessions(db, sessions);
  return new Map(
    sessions
      .filter((session) => lasting.has(session))
      // An aquarium that was never touched stands at its first revision.
      .map((session) => [session, revisions.get(session.accountNo) ?? 1]),
  );
}
