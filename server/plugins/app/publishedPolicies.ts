import fp from 'fastify-plugin';
import { readPublishedPolicies } from '../../content/readPublishedPolicies.ts';
import type { App } from '../App.ts';

/** Milliseconds after which a published document is in force in every process. */
const FRESH_MS = 30_000;
/** Calls that show documents or ask to agree to them. */
const NEEDS_DOCUMENTS = /^\/api\/(?:site\/(?:terms|policies)|account\/sign-ups)/;

/** Keeps the documents in line with what operators publish while the server runs. */
export const publishedPolicies = fp(
  async (app: App) => {
    const { database, policies, clock } = app.services;
    let readAt = Number.NEGATIVE_INFINITY;
    app.addHook('onRequest', async (request) => {
      if (!NEEDS_DOCUMENTS.test(request.url) || Math.abs(clock() - readAt) < FRESH_MS) return;
      readAt = clock();
      await readPublishedPolicies(database.db, policies);
    });
  },
  { name: 'published-policies' },
);
