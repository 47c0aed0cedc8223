import { z } from 'zod';
import type { TestApp } from '../buildTestApp.ts';
import type { CollectedRoute } from '../collectRoutes.ts';
import type { JsonSchema } from './arbitraryOf.ts';

/** One call of the API as its own description has it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces. */
  path: string;
  access: NonNullable<CollectedRoute['access']>;
  params: Record<string, JsonSchema>;
  query: Record<string, JsonSchema>;
  body: JsonSchema | null;
  /** Of a success; null for pictures and streams. */
  answer: z.ZodType | null;
}

interface DescribedCall {
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

/** Every call of the generated OpenAPI, with the zod schema that its answers were promised to keep. */
export function describeOperations(app: TestApp, routes: readonly CollectedRoute[]): Operation[] {
  const paths = app.app.swagger().paths as Record<string, Record<string, DescribedCall>>;
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([verb, call]): Operation[] => {
      const method = verb.toUpperCase();
      const route = routes.find((one) => one.method === method && one.url.replaceAll(/:(\w+)/g, '{$1}') === path);
      if (route?.access === undefined || method === 'HEAD') return [];
      const named = (place: string) =>
        Object.fromEntries(
          (call.parameters ?? []).filter((one) => one.in === place).map((one) => [one.name, one.schema]),
        );
      const answer = (route.schema?.response as Record<number, unknown> | undefined)?.[200];
      return [
        {
          method: method as Operation['method'],
          path,
          access: route.access,
          params: named('path'),
          query: named('query'),
          body: call.requestBody?.content?.['application/json']?.schema ?? null,
          answer: answer instanceof z.ZodType ? answer : null,
        },
      ];
    }),
  );
}
