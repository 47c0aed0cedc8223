import { randomUUID } from 'node:crypto';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import { z } from 'zod';
import { unchanging } from '#contract/unchanging.ts';
import { memoizeByObject } from '#server/core/memoizeByObject.ts';

/** Writes an answer as JSON. */
export type Serializer = (answer: unknown) => string | Buffer;

/**
 * Compiles what writes answers of a schema. Items of a list of `unchanging` are written once and copied after that.
 *
 * @throws when no serializer can be made of the schema; nothing but the first answer would show it
 */
export function compileSerializer(schema: object): Serializer {
  if (!(schema instanceof z.ZodType)) return sendable(fastJsonStringify(schema as AnySchema));
  const path = pathOfUnchanging(schema);
  return path === undefined ? sendable(writerOf(schema)) : writeAround(schema, path);
}

/** Shorter texts go out in one piece with the head of their answer. */
const LONG = 2_000;

/**
 * A long text is put together of thousands of pieces: as bytes it is walked once, as a text to be measured and again to
 * be written.
 */
function sendable(write: (answer: unknown) => string): Serializer {
  return (answer) => {
    const text = write(answer);
    return text.length < LONG ? text : Buffer.from(text);
  };
}

function writerOf(schema: z.ZodType, override?: z.core.ToJSONSchemaParams['override']): (value: unknown) => string {
  return fastJsonStringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', override }) as AnySchema);
}

/** Stands where a list comes in. Nobody outside knows it, so that no text of a student is taken for it. */
const GAP = randomUUID();

/** Writes what is around the one list of unchanging items, and puts its bytes in between. */
function writeAround(schema: z.ZodType, path: readonly string[]): Serializer {
  const list = path.reduce<z.ZodType>((inner, key) => (inner as z.ZodObject).shape[key], schema) as z.ZodArray;
  const writeRest = writerOf(schema, ({ zodSchema, jsonSchema }) => {
    if (zodSchema !== list) return;
    for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
    jsonSchema.const = GAP;
  });
  const writeItem = memoizeByObject(writerOf(list.element as z.ZodType));
  const writeList = memoizeByObject((items: readonly object[]) => Buffer.from(`[${items.map(writeItem).join()}]`));
  return (answer) => {
    const [before, after] = writeRest(answer).split(`"${GAP}"`) as [string, string];
    const items = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], answer) as object[];
    return Buffer.concat([Buffer.from(before), writeList(items), Buffer.from(after)]);
  };
}

/** Where the list of unchanging items is in an answer, by keys of objects; undefined without one. */
function pathOfUnchanging(schema: z.ZodType): string[] | undefined {
  if (unchanging.has(schema)) return [];
  if (!(schema instanceof z.ZodObject)) return undefined;
  for (const [key, inner] of Object.entries(schema.shape)) {
    const path = pathOfUnchanging(inner as z.ZodType);
    if (path !== undefined) return [key, ...path];
  }
  return undefined;
}
