import type { StaffPost } from '#domain/staff/staffRights.ts';
import type { SiteContext } from './Context.ts';

/** What a use case of the staff pages works with: who is signed in. */
export interface StaffContext extends SiteContext {
  readonly staffNo: number;
  /** A visitor who looks around: may see everything of the demo institution and change nothing of others'. */
  readonly demo: boolean;
}

/** The same where an institution is named: the post that lets the call in. */
export interface PostContext extends StaffContext {
  readonly post: StaffPost;
}
