import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import serverConfig from '../../../vite.server.config.ts';
import { projectRoot } from '../../support/listSources.ts';
import type { DrivenServer } from './drivenServer.ts';

/** As deep in the project as the sources in tests/support, which find its root by that. */
const FOLDER = join(projectRoot, 'test-results', 'driven-server');

/**
 * Packs the server with what tests drive it by. Playwright would translate each of its 1,300 sources, in every worker
 * that needs them: half a minute of the processor where nothing is kept from an earlier run, five seconds where it is.
 */
export async function packDrivenServer(): Promise<void> {
  await build({
    ...serverConfig,
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    build: {
      ...serverConfig.build,
      outDir: FOLDER,
      rolldownOptions: {
        input: {
          drivenServer: join(import.meta.dirname, 'drivenServer.ts'),
          // A thread of the server that a journey starts.
          'server/modules/adoption/pdf/packWorker': 'server/modules/adoption/pdf/packWorker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

/** The packed server; one to a worker. */
export async function loadDrivenServer(): Promise<DrivenServer> {
  const path = pathToFileURL(join(FOLDER, 'drivenServer.js')).href;
  return ((await import(path)) as { drivenServer: DrivenServer }).drivenServer;
}
