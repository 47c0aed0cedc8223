import type { FuzzRequest } from './fuzzRequests.ts';

/** Changes the parts of a request as it was drawn. */
export function spoil(
  given: { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown },
  spoiling: FuzzRequest['spoiling'],
): void {
  if (spoiling.kind === 'BODY') given.body = spoiling.value;
  const body = typeof given.body === 'object' && given.body !== null ? (given.body as Record<string, unknown>) : null;
  if (spoiling.kind === 'EXTRA') {
    if (body !== null) body[spoiling.field] = spoiling.value;
    else given.query[spoiling.field] = spoiling.value;
  }
  if (spoiling.kind !== 'VALUE' && spoiling.kind !== 'WITHOUT') return;
  const places = [given.params, given.query, ...(body === null ? [] : [body])].flatMap((holder) =>
    Object.keys(holder).map((key) => [holder, key] as const),
  );
  const place = places[spoiling.where % Math.max(1, places.length)];
  if (!place) return;
  const [holder, key] = place;
  if (spoiling.kind === 'VALUE') holder[key] = spoiling.value;
  else if (holder !== given.params) delete holder[key];
}

/** The text of the body, if there is one, and its type among the headers. */
export function payloadOf(
  method: string,
  body: unknown,
  spoiling: FuzzRequest['spoiling'],
  headers: Record<string, string>,
): string | undefined {
  if (method === 'GET') return undefined;
  if (spoiling.kind === 'RAW') {
    if (spoiling.contentType !== '') headers['content-type'] = spoiling.contentType;
    return spoiling.text;
  }
  if (body === undefined) return undefined;
  headers['content-type'] = 'application/json';
  return JSON.stringify(body);
}
