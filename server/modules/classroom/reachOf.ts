import { classesInReach, type StaffRight } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';

/** The classes that a right reaches to; none for a right that the post has not. */
export function reachOf({ post }: PostContext, right: StaffRight): 'ALL' | readonly number[] {
  return classesInReach(post, right) ?? [];
}
