import type { Env } from '../../config/env.ts';
import type { NodeLink } from './NodeLink.ts';
import { singleNodeLink } from './singleNodeLink.ts';

/** What the nodes share, as the settings describe it. */
export async function openNodeLink({ redisUrl }: Pick<Env, 'redisUrl'>): Promise<NodeLink> {
  if (redisUrl === undefined) return singleNodeLink;
  // Read only where it is used: a lone node starts quicker without it.
  const { openRedisLink } = await import('./openRedisLink.ts');
  return openRedisLink(redisUrl);
}
