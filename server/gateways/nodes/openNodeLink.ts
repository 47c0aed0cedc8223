import type { Env } from '../../config/env.ts';
import { loneNode } from './loneNode.ts';
import type { NodeLink } from './NodeLink.ts';
import { openRedisLink } from './openRedisLink.ts';

/** What the nodes share, as the settings describe it. */
export async function openNodeLink({ redisUrl }: Pick<Env, 'redisUrl'>): Promise<NodeLink> {
  return redisUrl === undefined ? loneNode : openRedisLink(redisUrl);
}
