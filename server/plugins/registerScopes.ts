import fp from 'fastify-plugin';
import type { App } from './App.ts';

/**
 * Registers groups of routes in their order, each in a scope of its own. They are given their names: for one that has
 * none Fastify looks through all modules that were ever loaded, which is a sixth of a start.
 */
export async function registerScopes(app: App, groups: readonly ((app: App) => Promise<void>)[]): Promise<void> {
  for (const group of groups) await app.register(fp(group, { name: group.name, encapsulate: true }));
}
