import { z } from 'zod';

const makeEnvelope = <T extends z.ZodType>(data: T) => z.object({ status: z.int(), message: z.string(), data });
const envelopes = new WeakMap<z.ZodType, z.ZodObject>();

/**
 * Wraps a resource schema in the answer envelope `{status, message, data}`; `status` equals the HTTP status. The same
 * schema gives the same envelope, so that what is compiled from it is compiled once.
 */
export function envelope<T extends z.ZodType>(data: T): ReturnType<typeof makeEnvelope<T>> {
  const known = envelopes.get(data) ?? makeEnvelope(data);
  envelopes.set(data, known);
  return known as ReturnType<typeof makeEnvelope<T>>;
}

/** The body of every failure. `fields` names what to correct in a form: path → Korean reason. */
export const errorBody = z.object({
  status: z.int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.int().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Lists are paged by 30. */
export const PAGE_SIZE = 30;

export const pageQuery = z.strictObject({ page: z.coerce.number<number>().int().min(1).max(10_000).default(1) });

/** One page of a list: its items, which page it is (from 1), and how many there are in all. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), totalCount: z.int() });
}

/** An instant: ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

/** A calendar day in Asia/Seoul, `YYYY-MM-DD`. */
export const seoulDayKey = z.iso.date();

/** Answer of calls that only confirm. */
export const done = z.object({ done: z.literal(true) });
