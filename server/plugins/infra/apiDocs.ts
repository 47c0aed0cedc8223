import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { CONTRACT_VERSION } from '#contract/site.ts';
import type { App } from '../App.ts';

/** OpenAPI made from the contract, at /docs outside production. */
export const apiDocs = fp(
  async (app: App) => {
    if (app.services.env.nodeEnv === 'production') return;
    const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
      import('@fastify/swagger'),
      import('@fastify/swagger-ui'),
    ]);
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: '책바다 API', version: String(CONTRACT_VERSION) },
        components: {
          securitySchemes: {
            reading: { type: 'apiKey', in: 'header', name: 'X-RO-TOKEN' },
            home: { type: 'apiKey', in: 'header', name: 'X-HO-TOKEN' },
          },
        },
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, { routePrefix: '/docs' });
  },
  { name: 'api-docs', dependencies: ['schemas'] },
);
