import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { AccountInfo } from '#contract/account.ts';
import type { SignedInData } from '#contract/auth.ts';
import { type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { StoredSession } from '#src/lib/session/StoredSession.ts';
import { projectRoot } from '../../support/listSources.ts';
import { runProduct } from '../../support/runProduct.ts';
import { filledData } from './filledData.ts';
import { firstPortOf, PRODUCTS } from './productAddress.ts';
import { putLogin } from './putLogin.ts';

const run = promisify(execFile);
/** Of the operator who is signed in on each such product. */
const OWNER_PASSWORD = 'mW4x-kz8v-Qp2t';

/** A product that belongs to one spec alone, with what an operator does beside it. */
export interface OwnProduct {
  origin: (site: SiteName) => string;
  dataDir: string;
  /** Carries out a command of the operators' command line; fails when it is refused. */
  operate: (...args: string[]) => Promise<string>;
  /** The page comes with a login of the demo student and stands at the notices. */
  signIn: (page: Page, site: SiteName) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * @param block which ports after those of the shared products; one for each spec that has a product of its own
 * @param settings further settings of its environment
 */
export async function runOwnProduct(block: number, settings?: Record<string, string>): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-own-'));
  const firstPort = firstPortOf(PRODUCTS + block);
  const product = await runProduct({ firstPort, dataDir, like: filledData, settings });
  const { origin } = product;
  const operate = async (args: string[], answers: string[] = []) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'on', SANDBOX: 'off' };
    const command = run(process.execPath, ['dist/node/server/operator/main.js', ...args], { cwd: projectRoot, env });
    command.child.stdin?.end(answers.map((answer) => `${answer}\n`).join(''));
    return (await command).stdout;
  };
  await operate(['setup', 'kim'], [OWNER_PASSWORD, OWNER_PASSWORD]);
  return {
    origin,
    dataDir,
    operate: (...args) => operate(args),
    async signIn(page, site) {
      const { accountId, password } = demoAccounts[site];
      const ask = async <T>(path: string, data: object, headers: Record<string, string> = {}) => {
        const answer = await page.request.post(`${origin(site)}${path}`, { data, headers });
        if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
        return ((await answer.json()) as { data: T }).data;
      };
      const { token, expiresAt } = await ask<SignedInData>('/api/auth/sign-in', { accountId, password });
      const account = await ask<AccountInfo>('/api/account/me', {}, { [tokenHeaderBySite[site]]: token });
      const session: StoredSession = { version: 1, site, token, expiresAt: Date.parse(expiresAt), account };
      await putLogin(page, origin(site), session);
      await page.goto(`${origin(site)}/notice`);
    },
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
