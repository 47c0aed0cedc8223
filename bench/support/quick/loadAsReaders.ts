import type { Client, Options } from 'autocannon';
import { httpLoad } from '../httpLoad.ts';

/** Answers a second of one read; each connection is one of the readers. @param address without a path */
export function loadAsReaders(
  { address, readers }: { address: string; readers: readonly { token: string }[] },
  path: string,
  options: Partial<Options>,
): Promise<number> {
  let opened = 0;
  const setupClient = (client: Client) =>
    client.setHeaders({ 'x-ro-token': readers[opened++ % readers.length]?.token ?? '' });
  return httpLoad({ url: address + path, setupClient, ...options });
}
