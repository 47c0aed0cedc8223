import type { NetworkEvent } from './loadLighthouse.ts';

/** Bytes of bodies as sent, by kind; headers are not counted, nor what came from a cache. */
export interface PageWeight {
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  /** The page itself, answers of the API, sound. */
  others: number;
}

const kinds: Record<string, keyof PageWeight> = {
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
};

/** Adds up what the browser reported. A script that is fetched before it is imported is a script. */
export function weighBodies(events: readonly NetworkEvent[]): PageWeight {
  const weight: PageWeight = { scripts: 0, styles: 0, fonts: 0, pictures: 0, others: 0 };
  const kindOf = new Map<string, keyof PageWeight>();
  for (const { method, params } of events) {
    const { requestId = '', type = '', response, encodedDataLength = 0 } = params;
    if (method === 'Network.responseReceived' && response) {
      const script = new URL(response.url).pathname.endsWith('.js');
      kindOf.set(requestId, script ? 'scripts' : (kinds[type] ?? 'others'));
    } else if (method === 'Network.dataReceived') weight[kindOf.get(requestId) ?? 'others'] += encodedDataLength;
  }
  return weight;
}
