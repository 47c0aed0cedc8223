import fp from 'fastify-plugin';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memoizeByObject } from '#server/core/memoizeByObject.ts';
import type { App } from '../App.ts';
import { compileSerializer } from './compileSerializer.ts';
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
          // Fastify sends bytes as it sends a text.
          serializerOf(schema)(answer) as string,
    );
  },
  { name: 'schemas' },
);

/** Compiled by the first answer that needs it: hundreds of them would be a good part of a start. Many routes share one. */
const serializerOf = memoizeByObject(compileSerializer);
