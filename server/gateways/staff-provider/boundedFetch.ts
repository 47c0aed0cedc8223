import type { CustomFetch } from 'openid-client';
import { requestHeaders } from '../requestHeaders.ts';

const PATIENCE_MS = 10_000;
/** Bytes; the largest documents of known providers are a tenth of it. */
const LONGEST = 256 * 1024;

/** The provider was not reached, or what came was no answer. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/**
 * Asks a provider with a limit of time and size, or throws ProviderAway. A redirection is not followed: the secret of the
 * client would go along.
 *
 * @param patienceMs only tests need another
 */
export function boundedFetch(patienceMs: number = PATIENCE_MS): CustomFetch {
  return async (url, { body, headers, method, signal }) => {
    const limits = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])];
    try {
      const response = await fetch(url, {
        method,
        headers: { ...headers, ...requestHeaders() },
        body: body as RequestInit['body'],
        redirect: 'manual',
        signal: AbortSignal.any(limits),
      });
      if (response.status >= 500) throw new ProviderAway(`status ${response.status}`);
      const bytes = await readBounded(response);
      // A status without a body allows none.
      return new Response(bytes.length === 0 ? null : bytes, { status: response.status, headers: response.headers });
    } catch (cause) {
      throw cause instanceof ProviderAway ? cause : new ProviderAway('no answer', { cause });
    }
  };
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LONGEST) throw new ProviderAway('too long an answer');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
