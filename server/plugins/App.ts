import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SiteName } from '#contract/site.ts';
import type { Session } from '#server/modules/auth/public.ts';
import type { Services } from '../config/Services.ts';

/** The application as routes see it: bodies, parameters and answers are typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
  interface FastifyRequest {
    /** The site of the origin the request came to. */
    site: SiteName;
    /** When the request arrived, milliseconds UTC by the server's clock. */
    now: number;
    /** Set in the signed-in scope. */
    session: Session | null;
  }
}
