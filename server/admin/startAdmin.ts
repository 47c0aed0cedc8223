import { StartError } from '../errors/StartError.ts';
import type { App } from '../plugins/App.ts';
import { buildAdminServer } from './buildAdminServer.ts';

/**
 * Serves the figures at the address of the settings. A port that was not asked for by name may be taken by another copy
 * on the same machine: then this one is not watched, and prints that.
 *
 * @param print where a person at the terminal reads
 * @returns a function that stops it
 */
export async function startAdmin(app: App, print: (line: string) => void): Promise<() => Promise<void>> {
  const { admin: settings } = app.services.env.operations;
  if (settings === null) return async () => {};
  const server = buildAdminServer(app, { processMetrics: true });
  try {
    await server.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await server.close();
    const reason = `${settings.host}의 ${settings.port}번 포트를 열 수 없어요 (${(error as Error).message}).`;
    if (settings.required) throw new StartError(`${reason} ADMIN_HOST와 ADMIN_PORT를 확인해 주세요.`);
    print(`지표를 보여 주지 않아요: ${reason} ADMIN_PORT로 바꾸거나 off로 끌 수 있어요.`);
    return async () => {};
  }
  return () => server.close();
}
