import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AccountInfo } from '#contract/account.ts';
import { type SiteName, siteNames } from '#contract/site.ts';
import { DAY } from '#domain/time/duration.ts';
import type { Env } from '#server/config/env.ts';
import { SESSION_KEY, type StoredSession } from '#src/lib/session/StoredSession.ts';
import type { TestApp } from '../../support/buildTestApp.ts';
import { projectRoot } from '../../support/listSources.ts';
import type { DrivenServer } from './drivenServer.ts';
import { loadDrivenServer } from './loadDrivenServer.ts';
import { firstPortOf } from './productAddress.ts';

/** Beside the ports of the worker's product and its stand-ins. */
const PORT_OFFSET = 500;

/**
 * The product on ports of its own with a clock that the test drives: nobody waits for weeks, or for a reader. The pages
 * are the built ones; the browser's clock stays where it is, months away from the server's.
 *
 * @param build makes the server with these settings
 */
export async function openDrivenProduct(build: (server: DrivenServer, env: Partial<Env>) => Promise<TestApp>) {
  const first = firstPortOf() + PORT_OFFSET;
  const ports = Object.fromEntries(siteNames.map((site, index) => [site, first + index])) as Record<SiteName, number>;
  const origins = Object.fromEntries(siteNames.map((site) => [site, `http://localhost:${ports[site]}`])) as Record<
    SiteName,
    string
  >;
  const server = await loadDrivenServer();
  const app = await build(server, { ports, origins, host: 'localhost', webDir: join(projectRoot, 'dist', 'web') });
  const stopServer = await server.startServer(app.app);

  return {
    app,
    server,
    address: (path: string, site: SiteName = 'edu') => `${origins[site]}${path}`,
    /** The login is there from the next page on; again after each day that passed. */
    async enter(page: Page, site: SiteName, token: string): Promise<void> {
      const { data: account } = await app.send<AccountInfo>('POST', '/api/account/me', { site, token, body: {} });
      const session: StoredSession = { version: 1, site, token, expiresAt: Date.now() + DAY, account };
      await page.addInitScript(
        ({ key, value }) => {
          // The page of a browser without a network has no storage.
          if (location.origin === 'null') return;
          // Whoever left and came back within this tab keeps the newer login.
          if (!sessionStorage.getItem(value)) localStorage.setItem(key, value);
          sessionStorage.setItem(value, 'entered');
        },
        { key: SESSION_KEY, value: JSON.stringify(session) },
      );
    },
    async close(): Promise<void> {
      await stopServer();
      await app.close();
    },
  };
}
export type DrivenProduct = Awaited<ReturnType<typeof openDrivenProduct>>;
