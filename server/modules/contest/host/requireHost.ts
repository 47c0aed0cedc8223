import type { ContestHost } from '#domain/contest/contestScope.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { requireClasses } from '#server/modules/staff/public.ts';

/**
 * Who gives a contest: the whole institution, which needs a post that reaches it, or classes in reach.
 *
 * @param classNos null for the whole institution
 * @throws AppError INVALID_INPUT
 */
export async function requireHost(context: PostContext, classNos: readonly number[] | null): Promise<ContestHost> {
  const { post, site } = context;
  return {
    sites: [site],
    academyNo: post.academyNo,
    classNos: await requireClasses(context, 'GIVE_CONTEST', classNos),
  };
}
