import { defineConfig } from 'vite';

/** The three programs, two threads, and what `npm start` reads ahead of them. Each lies in dist/node where its source lies here. */
const PROGRAMS = [
  ...['server/main', 'server/operator/main', 'sandbox/main', 'server/buildServer', 'server/config/env'],
  // Threads of the server.
  'server/modules/writing/writingWorker',
  'server/modules/adoption/pdf/packWorker',
];

/**
 * The server in a few files: to look for 1,400 modules is a third of what its start costs. Packages stay where npm put
 * them, but for those that come in a hundred files each.
 */
export default defineConfig({
  ssr: { noExternal: ['kysely', 'zod', 'fastify-type-provider-zod'] },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/node',
    target: 'node24',
    // Names in a stack are those of the sources.
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMS.map((name) => [name, `${name}.ts`])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
