import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Pages whose code is kept on the device: what a visitor and a student see first. */
const FIRST_PAGES = ['/routes/LoginPage.tsx', '/routes/MainPage.tsx'];
/** Shown where there is no network; their names hold no hash. */
const OFFLINE_FILES = ['offline.html', 'offline.css'];

/** Builds /service-worker.js once the shell is there, with the list of the files it keeps. */
export function serviceWorkerPlugin(): Plugin {
  const files = new Set<string>();
  let outDir = '';
  return {
    name: 'chaekbada:service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const collect = (fileName: string): void => {
        const chunk = chunks.find((other) => other.fileName === fileName);
        if (!chunk || files.has(chunk.fileName)) return;
        files.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        chunk.imports.forEach(collect);
      };
      for (const chunk of chunks) {
        const { facadeModuleId: page } = chunk;
        if (chunk.isEntry || FIRST_PAGES.some((name) => page?.endsWith(name))) collect(chunk.fileName);
      }
    },
    // Beside the others of this hook, and before the files are compressed.
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const revisionOf = (file: string) =>
          createHash('sha256')
            .update(readFileSync(join(outDir, file)))
            .digest('hex')
            .slice(0, 16);
        const shell = [
          ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
          ...OFFLINE_FILES.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
        ];
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { SHELL_FILES: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: 'src/service-worker/serviceWorker.ts',
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
