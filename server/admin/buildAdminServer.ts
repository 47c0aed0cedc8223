import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { judgeDisks, judgeFigures, type OperationsFigures, readFigures } from '#server/modules/watch/public.ts';
import { readDiskSpace } from '../config/readDiskSpace.ts';
import { countConnections } from '../db/engines/countConnections.ts';
import type { App } from '../plugins/App.ts';
import { refuseLongAddress, shortenAddress } from '../plugins/infra/refuseLongAddress.ts';

/** Milliseconds for which figures of the database answer everybody who asks. */
const FRESH_MS = 5000;

/**
 * What only whoever runs the product may see, on a port of its own: `/metrics` for Prometheus, `/healthz/deep` for
 * people and alarms. It asks the running application and changes nothing.
 *
 * @param processMetrics also those of Node (event loop, memory, garbage collection); once a process
 */
export function buildAdminServer(app: App, { processMetrics = false } = {}): FastifyInstance {
  const { database, clock, env } = app.services;
  const admin = fastify({ logger: false, forceCloseConnections: true, rewriteUrl: shortenAddress });
  refuseLongAddress(admin);
  if (processMetrics) collectDefaultMetrics({ register: app.metrics.registry });
  let kept: { at: number; figures: Promise<OperationsFigures> } | null = null;
  const figures = () => {
    const now = clock();
    if (kept === null || Math.abs(now - kept.at) >= FRESH_MS) {
      const reading = { at: now, figures: readFigures(database.db, now) };
      kept = reading;
      // What could not be read is asked again at once.
      reading.figures.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return kept.figures;
  };

  const disks = () => readDiskSpace({ data: env.dataDir, backups: env.operations.backup.dir });

  admin.get('/livez', async () => ({ status: 'ok' }));
  admin.get('/metrics', async (_request, reply) => {
    const process = {
      ...app.load,
      draining: app.lifecycle.draining,
      breakersOpen: breakersOf(app),
      pool: countConnections(),
      disks: await disks(),
    };
    reply.type(app.metrics.registry.contentType);
    return app.metrics.write(process, await figures().catch(() => null));
  });
  admin.get('/healthz/deep', async (_request, reply) => {
    const found = await figures().catch(() => null);
    const room = judgeDisks(await disks());
    if (found === null) {
      return reply.code(503).send({ status: 'failing', findings: [{ name: 'database', ok: false }, room] });
    }
    const about = { now: clock(), backups: env.operations.backup.dir !== null, breakersOpen: breakersOf(app) };
    const findings = [...judgeFigures(found, about), room];
    const ok = findings.every((finding) => finding.ok !== false);
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'failing', findings });
  });
  return admin;
}

/** Companies that are set up, and whether we have stopped asking them for a while. */
function breakersOf(app: App): Record<string, boolean> {
  const { payment, identity, mail, records, staffProviders } = app.services;
  const providers = staffProviders.map((provider) => [`staff-${provider.settings.id}`, provider] as const);
  const companies = [...Object.entries({ payment, identity, mail, records }), ...providers];
  return Object.fromEntries(companies.flatMap(([name, company]) => (company ? [[name, company.paused]] : [])));
}
