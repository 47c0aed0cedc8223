import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { scriptTargets } from '../browsers/readFloor.ts';

/** Pages whose code is kept on the device at once: what a visitor and a student see first, and the reader. */
const FIRST_PAGES = [
  '/routes/LoginPage.tsx',
  '/routes/MainPage.tsx',
  '/routes/BookReadPage.tsx',
  '/routes/NotFoundPage.tsx',
  '/app/ShellFrame.tsx',
  '/api/openHttp.ts',
  '/offline/OfflineShelf.tsx',
  '/device-books/DeviceBooks.tsx',
];
/** What a student who is signed in can do without a network, with everything that these fetch later on. */
const LATER_PARTS = [
  '/routes/BookViewPage.tsx',
  '/app/GameFrame.tsx',
  '/routes/BookMissionPage.tsx',
  '/routes/AquariumPage.tsx',
  '/game/GameRoot.tsx',
  '/reader/SettingsDialog.tsx',
  '/reader/ContentsDialog.tsx',
  '/reader/VoiceHelp.tsx',
  '/text/WordCard.tsx',
  '/note/reader/SentenceNotes.tsx',
  '/app/SettingsSync.tsx',
  '/app/keepHandIns.ts',
  '/sign-out/SignOutQuestion.tsx',
];
/**
 * Parts of the typeface (`npm run build:fonts`): the texts of the first pages, and those of the product and its books.
 */
const FIRST_FONT = /(?:^|\/)every-page-[\w-]+\.woff2$/;
const LATER_FONTS = /(?:^|\/)(?:most-pages|some-pages|books-\d+)-[\w-]+\.woff2$/;
/** Shown where there is no network; their names hold no hash. */
const OFFLINE_FILES = ['offline.html', 'offline.css'];
/** The server answers it with that of the site; a change of any of them renews it. */
const MANIFEST = '/manifest.webmanifest';

/** Builds /service-worker.js once the shell is there, with the lists of the files it keeps. */
export function serviceWorkerPlugin(): Plugin {
  const files = new Set<string>();
  const later = new Set<string>();
  let entry = '';
  let outDir = '';
  return {
    name: 'chaekbada:service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const collect = (into: Set<string>, fileName: string, deep: boolean): void => {
        const chunk = chunks.find((other) => other.fileName === fileName);
        if (!chunk || files.has(chunk.fileName) || into.has(chunk.fileName)) return;
        into.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) if (!files.has(style)) into.add(style);
        for (const needed of chunk.imports) collect(into, needed, deep);
        if (deep) for (const wanted of chunk.dynamicImports) collect(into, wanted, true);
      };
      const isOf = (names: readonly string[], page: string | null) => names.some((name) => page?.endsWith(name));
      const main = chunks.find((chunk) => isOf(['/index.html'], chunk.facadeModuleId));
      if (main === undefined) return;
      // A part that was renamed, or that a group of modules took in, would be missed only where there is no network.
      const lost = [...FIRST_PAGES, ...LATER_PARTS].filter(
        (part) => !chunks.some(({ facadeModuleId }) => isOf([part], facadeModuleId)),
      );
      if (lost.length > 0) this.error(`no file of its own is built for ${lost.join(', ')}`);
      entry = main.fileName;
      for (const chunk of chunks) {
        if (chunk === main || isOf(FIRST_PAGES, chunk.facadeModuleId)) collect(files, chunk.fileName, false);
      }
      for (const { fileName } of Object.values(bundle)) {
        if (FIRST_FONT.test(fileName)) files.add(fileName);
        if (LATER_FONTS.test(fileName)) later.add(fileName);
      }
      for (const chunk of chunks) if (isOf(LATER_PARTS, chunk.facadeModuleId)) collect(later, chunk.fileName, true);
    },
    // Beside the others of this hook, and before the files are compressed.
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Vite closes a build that failed as well: what is missing then would be reported in place of the cause.
        if (entry === '') return;
        const revisionOf = (...files: string[]) => {
          const hash = createHash('sha256');
          for (const file of files) hash.update(readFileSync(join(outDir, file)));
          return hash.digest('hex').slice(0, 16);
        };
        const filesIn = (folder: string) =>
          readdirSync(join(outDir, folder), { recursive: true, withFileTypes: true })
            .filter((found) => found.isFile())
            .map((found) => relative(outDir, join(found.parentPath, found.name)))
            .sort();
        const shell = [
          ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
          ...OFFLINE_FILES.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
          { url: MANIFEST, revision: revisionOf(...filesIn('manifests')) },
        ];
        // Art and fonts carry no hash in their names, and index.html has what is asked for first.
        const unnamed = ['index.html', ...filesIn('art'), ...filesIn('fonts')].map((file) => revisionOf(file));
        const names = JSON.stringify([shell, [...later].sort(), unnamed]);
        const built = {
          build: createHash('sha256').update(names).digest('hex').slice(0, 16),
          entry,
          shell,
          later: [...later].sort().map((file) => `/${file}`),
        };
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { BUILT: JSON.stringify(built), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            target: scriptTargets(),
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
