import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import fp from 'fastify-plugin';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../App.ts';
import { koreanReason } from './koreanReason.ts';

/**
 * Input is checked by zod, with Korean reasons. Output is written by a serializer compiled from the zod schema: a key
 * that the contract does not name never leaves the server.
 */
export const schemas = fp(
  async (app: App) => {
    z.config({ customError: koreanReason });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(
      ({ schema }: { schema: object }) =>
        (answer: unknown) =>
          toSend(serializerOf(schema)(answer)),
    );
  },
  { name: 'schemas' },
);

/** Shorter texts go out in one piece with the head of their answer. */
const LONG = 2_000;

/**
 * A long text is put together of thousands of pieces: as bytes it is walked once, as a text to be measured and again to
 * be written. Fastify sends either.
 */
function toSend(text: string): string {
  return text.length < LONG ? text : (Buffer.from(text) as unknown as string);
}

type Serializer = (answer: unknown) => string;
const serializers = new WeakMap<object, Serializer>();

/** Compiled by the first answer that needs it: hundreds of them would be a good part of a start. Many routes share one. */
function serializerOf(schema: object): Serializer {
  const known = serializers.get(schema);
  if (known !== undefined) return known;
  const compiled = compileSerializer(schema);
  serializers.set(schema, compiled);
  return compiled;
}

/** @throws when no serializer can be made of the schema; nothing but the first answer would show it */
export function compileSerializer(schema: object): Serializer {
  const jsonSchema = schema instanceof z.ZodType ? z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) : schema;
  return fastJsonStringify(jsonSchema as AnySchema);
}
