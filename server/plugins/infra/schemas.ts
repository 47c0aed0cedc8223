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
    app.setSerializerCompiler(({ schema }: { schema: object }) => {
      const serialize = serializers.get(schema) ?? compileSerializer(schema);
      serializers.set(schema, serialize);
      return serialize;
    });
  },
  { name: 'schemas' },
);

/** Many routes answer alike, and compiling is a good part of a start. */
const serializers = new WeakMap<object, Serializer>();
type Serializer = (answer: unknown) => string;

function compileSerializer(schema: object): Serializer {
  const jsonSchema = schema instanceof z.ZodType ? z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) : schema;
  return fastJsonStringify(jsonSchema as AnySchema);
}
