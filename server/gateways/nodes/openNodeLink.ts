import type { Env } from '../../config/env.ts';
import type { NodeLink } from './NodeLink.ts';

/** The link of an installation without Redis: each node counts alone and sees changes when what it keeps is too old. */
const singleNodeLink: NodeLink = {
  run: async () => null,
  publishChange: async () => {},
  onChange: () => {},
  onState: () => {},
  close: async () => {},
};

/** What the nodes share, as the settings describe it. */
export async function openNodeLink({ redisUrl }: Pick<Env, 'redisUrl'>): Promise<NodeLink> {
  if (redisUrl === undefined) return singleNodeLink;
  // Read only where it is used: a lone node starts quicker without it.
  const { openRedisLink } = await import('./openRedisLink.ts');
  return openRedisLink(redisUrl);
}
