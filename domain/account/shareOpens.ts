import type { ShareScope } from './shareScopes.ts';

/** What can be reached with the key of a link for parents. */
export type ShareDoor = 'MISSION' | 'DIAGNOSIS' | 'QUIET_HOURS';

const doors: Readonly<Record<ShareScope, readonly ShareDoor[]>> = {
  MISSION: ['MISSION'],
  DIAGNOSIS: ['DIAGNOSIS'],
  HOME: ['MISSION', 'QUIET_HOURS'],
};

/**
 * Whether a link opens a door: those that the student was told of when making it, and no other.
 *
 * @param scope null for a link from before there were scopes, which opened everything
 */
export function shareOpens(scope: ShareScope | null, door: ShareDoor): boolean {
  return scope === null || doors[scope].includes(door);
}
