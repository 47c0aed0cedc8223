import type { Options } from 'autocannon';
import { httpLoad } from './httpLoad.ts';

export interface Writers {
  /** Each with an open mission. */
  readers: readonly { token: string; attemptNo: number; key: string }[];
  buyers: readonly { token: string }[];
  itemId: string;
}

export type WriteName = 'save' | 'buy';

let writes = 0;
/** Higher than that of any answer that is saved already. */
let seq = Date.now();

/**
 * Loads an address with a write, each time of another student: a server lets one account do two things at once.
 *
 * @returns a function of the address that is loaded, what is different from a load of 32 connections, and what is
 *   different from a request to the product, as its path; it gives the answers per second
 */
export function loadOfWrites({ readers, buyers, itemId }: Writers, name: WriteName) {
  const json = { 'content-type': 'application/json' };
  const next = <T>(some: readonly T[]) => some[++writes % some.length] as T;
  const makers = {
    save: () => {
      const { token, attemptNo, key } = next(readers);
      return {
        method: 'PUT',
        path: `/api/mission/attempts/${attemptNo}/answers/${key}`,
        headers: { ...json, 'x-ro-token': token },
        body: JSON.stringify({ value: 'O', seq: ++seq }),
      } as const;
    },
    buy: () => {
      const { token } = next(buyers);
      return {
        method: 'POST',
        path: '/api/aquarium/purchases/me',
        headers: { ...json, 'x-ro-token': token, 'idempotency-key': `bench-load-${writes}` },
        body: JSON.stringify({ itemId, quantity: 1 }),
      } as const;
    },
  };
  return (url: string, options: Partial<Options>, change: object = {}): Promise<number> => {
    const requests = [{ setupRequest: (given: object) => ({ ...given, ...makers[name](), ...change }) }];
    return httpLoad({ url, requests, ...options });
  };
}
