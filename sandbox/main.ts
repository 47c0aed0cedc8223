import { join } from 'node:path';
import { loadEnv } from '#server/config/env.ts';
import { keepFilesPrivate } from '#server/config/keepFilesPrivate.ts';
import { StartError } from '#server/errors/StartError.ts';
import { startSandbox } from './startSandbox.ts';

/** Runs the stand-ins in a process of their own: notifies its parent when it is open, and ends with it. */
async function main(): Promise<void> {
  const { sandbox, dataDir, ports } = loadEnv();
  if (sandbox === null) throw new StartError('체험용 대역을 켜려면 SANDBOX=on으로 정해 주세요.');
  const { stop } = await startSandbox(sandbox, Date.now, {
    file: join(dataDir, 'sandbox', 'payment.sqlite'),
    webhookUrl: `http://127.0.0.1:${ports.home}/api/payment/webhooks/toss`,
  });
  const end = () => void stop().then(() => process.exit(0));
  if (process.send) {
    // The product sends its last mails while it ends, so the stand-ins stay until it is gone.
    process.on('SIGINT', () => {});
    process.once('disconnect', end);
    process.send('open');
  } else {
    process.once('SIGINT', end);
    process.stdout.write(
      `체험용 대역이 열렸어요. 편지함: http://localhost:${sandbox.ports.inbox}, 결제: http://localhost:${sandbox.ports.control}\n`,
    );
  }
  process.once('SIGTERM', end);
}

try {
  keepFilesPrivate();
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
