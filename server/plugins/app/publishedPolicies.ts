import fp from 'fastify-plugin';
import { TtlCache } from '#server/core/TtlCache.ts';
import { readPublishedPolicies } from '../../content/readPublishedPolicies.ts';
import type { App } from '../App.ts';

/** Milliseconds after which a published document is in force in every process, also in one that nobody notified. */
const FRESH_MS = 30_000;
/** Calls that show documents or ask to agree to them. */
const NEEDS_DOCUMENTS = /^\/api\/(?:site\/(?:terms|policies)|account\/sign-ups)/;

/** Keeps the documents in line with what operators publish while the server runs. */
export const publishedPolicies = fp(
  async (app: App) => {
    const { database, policies, clock, link } = app.services;
    const checked = new TtlCache<true>(FRESH_MS);
    link.onChange(() => checked.forget());
    const refresh = async () => {
      await readPublishedPolicies(database.db, policies);
      return true as const;
    };
    app.addHook('onRequest', async (request) => {
      if (NEEDS_DOCUMENTS.test(request.url)) await checked.get(clock(), refresh);
    });
  },
  { name: 'published-policies' },
);
