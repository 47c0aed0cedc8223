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
  const bodies = new Map<string, { kind: keyof PageWeight; most: number; bytes: number }>();
  for (const { method, params } of events) {
    const { requestId = '', type = '', response, encodedDataLength = 0 } = params;
    if (method === 'Network.responseReceived' && response) {
      const kind = new URL(response.url).pathname.endsWith('.js') ? 'scripts' : (kinds[type] ?? 'others');
      // Frames of HTTP/2 are no part of a body.
      bodies.set(requestId, { kind, most: Number(response.headers?.['content-length'] ?? Infinity), bytes: 0 });
    } else if (method === 'Network.dataReceived') {
      const body = bodies.get(requestId);
      if (body) body.bytes += encodedDataLength;
      else weight.others += encodedDataLength;
    }
  }
  for (const { kind, most, bytes } of bodies.values()) weight[kind] += Math.min(bytes, most);
  return weight;
}
