import { randomInt } from 'node:crypto';
import { siteNames } from '#contract/site.ts';
import { readBookIndex } from '#server/modules/book/public.ts';
import { startAdmin } from './admin/startAdmin.ts';
import { buildServer } from './buildServer.ts';
import { demoAccounts } from './config/demoAccounts.ts';
import { type Env, loadEnv } from './config/env.ts';
import { keepFilesPrivate } from './config/keepFilesPrivate.ts';
import { loadSecrets } from './config/loadSecrets.ts';
import { companyFacts } from './content/companyFacts.ts';
import { describePolicyGaps } from './content/describePolicyGaps.ts';
import { describeSendingGaps } from './content/describeSendingGaps.ts';
import { describeRefused } from './content/loadContent.ts';
import { loadPolicies } from './content/loadPolicies.ts';
import { readPublishedPolicies } from './content/readPublishedPolicies.ts';
import { ANSWER_LIMIT, openDatabase } from './db/openDatabase.ts';
import { StartError } from './errors/StartError.ts';
import { toStartError } from './errors/toStartError.ts';
import { openNodeLink } from './gateways/nodes/openNodeLink.ts';
import { openGateways } from './gateways/openGateways.ts';
import { createStaffProvider } from './gateways/staff-provider/createStaffProvider.ts';
import { startJobs } from './jobs/startJobs.ts';
import { prepareData } from './prepareData.ts';
import { STOP_PATIENCE, startServer } from './startServer.ts';

const RANDOM_STEPS = 2 ** 48 - 1;

const print = (line: string) => process.stdout.write(`${line}\n`);
const random = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

async function main(env: Env): Promise<void> {
  const database = await openDatabase({ ...env, answerLimit: ANSWER_LIMIT });
  let stopping = false;
  try {
    const content = await prepareData({ database, env, clock: Date.now, random });
    const { policies, refused } = await loadPolicies(env.contentDir);
    for (const line of [...describeRefused(content), ...refused]) print(`읽지 못한 콘텐츠: ${line}`);
    for (const line of await readPublishedPolicies(database.db, policies)) print(`보여 주지 않는 문서: ${line}`);
    // An installation on trial has set nothing about itself.
    const gaps = env.demo ? [] : describePolicyGaps(policies, companyFacts(env), Date.now());
    for (const gap of gaps) print(`빈 곳이 있는 문서: ${gap}`);
    for (const line of describeSendingGaps(policies, env.records, Date.now())) print(line);
    if (env.mail === null) print('메일 서버를 정하지 않아서 메일은 보내지 않고 모아 두어요 (SMTP_URL).');
    const given = { env, database, clock: Date.now, random, policies, link: await openNodeLink(env) };
    const staffProviders = env.staffProviders.map((settings) => createStaffProvider(settings));
    const app = await buildServer({ ...given, secrets: loadSecrets(env), ...openGateways(env), staffProviders });
    if (gaps.length > 0) app.log.warn({ gaps }, 'documents do not say whose service this is');
    const stopServer = await startServer(app);
    const stopAdmin = await startAdmin(app, print).catch(async (error) => {
      await stopServer();
      throw error;
    });
    const jobs = await startJobs(app);
    // So that nobody's first search waits for it.
    readBookIndex(database.db).catch((error) => app.log.error({ err: error }, 'search index'));
    const stop = async (delayMs: number) => {
      if (stopping) return;
      stopping = true;
      // Whatever hangs: the next copy waits for the folder or the ports.
      setTimeout(() => process.exit(1), delayMs + 2 * STOP_PATIENCE).unref();
      // Together: a run of the mails ends when the server stops its own outbox.
      await Promise.all([jobs.stop(delayMs + STOP_PATIENCE), stopServer(delayMs)]);
      // Until the end, so that a stop that takes long can be watched.
      await stopAdmin();
      await database.close();
      process.exit(0);
    };
    // Ctrl-C is somebody who waits; the other signal comes from what also steers the proxy.
    process.once('SIGINT', () => void stop(0));
    process.once('SIGTERM', () => void stop(env.operations.stopDelayMs));
  } catch (error) {
    await database.close();
    throw error;
  }
  print('책바다가 열렸어요. 끝내려면 Ctrl-C를 누르세요.');
  const names = { edu: '학원', school: '학교', home: '홈  ' };
  for (const site of siteNames) {
    const { accountId, password } = demoAccounts[site];
    print(
      `  ${names[site]}  ${env.origins[site]}${env.demo ? `   체험 아이디 ${accountId}  비밀번호 ${password}` : ''}`,
    );
  }
  if (env.sandbox !== null) {
    const { hostname } = new URL(env.origins.edu);
    print(
      `  메일  http://${hostname}:${env.sandbox.ports.inbox}   책바다가 보낸 메일은 밖으로 나가지 않고 여기에 모여요`,
    );
    print(
      `  결제  http://${hostname}:${env.sandbox.ports.control}   돈이 나가지 않는 결제 회사예요. 생길 일을 여기서 골라요`,
    );
  }
}

try {
  keepFilesPrivate();
  const env = loadEnv();
  await main(env).catch((error) => {
    throw toStartError(error, env);
  });
} catch (error) {
  // A reason the operator can act on is one sentence; anything else is a fault of ours and shows its stack.
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
