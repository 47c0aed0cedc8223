import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CONTRACT_VERSION } from './contract/site.ts';
import { scriptTargets, styleTargets } from './scripts/browsers/readFloor.ts';
import { bringFilesFirst } from './scripts/vite/bringFilesFirst.ts';
import { codeGroups } from './scripts/vite/codeGroups.ts';
import { earlyStyle } from './scripts/vite/earlyStyle.ts';
import { filesOfModules } from './scripts/vite/filesOfModules.ts';
import { leaveOutOfPixi } from './scripts/vite/leaveOutOfPixi.ts';
import { listPageFiles } from './scripts/vite/listPageFiles.ts';
import { serviceWorkerPlugin } from './scripts/vite/serviceWorkerPlugin.ts';

const OUT_DIR = 'dist/web';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this a compressed copy saves less than one packet. */
const WORTH_COMPRESSING_BYTES = 1024;

/**
 * Writes .br and .gz twins once at build time, so that the server only picks a file.
 * index.html is left alone: the server writes the site into it for each answer.
 */
function precompress(): Plugin {
  let outDir = OUT_DIR;
  let written = false;
  return {
    name: 'chaekbada:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle() {
      written = true;
    },
    closeBundle() {
      // Called after a build that failed as well.
      if (!written) return;
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        const source = readFileSync(file);
        if (source.length < WORTH_COMPRESSING_BYTES) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(source, { params }));
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}

/**
 * The login page is what a first visit shows: its code is asked for together with the shell, not after it, and so is
 * what sends requests.
 * Other pages stay lazy. The server takes these links out of pages that it asks other files for.
 */
function preloadFirstPage(): Plugin {
  return {
    name: 'chaekbada:preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { scripts, styles } = filesOfModules(bundle, '/routes/LoginPage.tsx', '/api/openHttp.ts');
        const link = (attrs: Record<string, string | boolean>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, 'data-page': 'login' },
          injectTo: 'head' as const,
        });
        return [
          ...[...scripts]
            .filter((file) => !html.includes(file))
            .map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
          ...[...styles]
            .filter((file) => !html.includes(file))
            .map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
        ];
      },
    },
  };
}

/**
 * Parts of axios that nobody here would ever call, and what stands in their place: it takes XMLHttpRequest of the two ways
 * to send in a browser (`sendLasting` is our own), statuses are plain numbers in our code, requests are given up by
 * AbortSignal, nothing is sent as a form, and no progress is asked for. Together they are 7 kB of the first visit.
 */
const uncalled: Readonly<Record<string, string>> = {
  'fetch.js': 'export const getFetch = () => null;',
  'HttpStatusCode.js': 'export default {};',
  'CancelToken.js': 'export default null;',
  'formDataToJSON.js': 'export default () => null;',
  'toURLEncodedForm.js': 'export default () => null;',
  'progressEventReducer.js': 'export const progressEventReducer = () => [];',
  'toFormData.js': 'export default () => null;',
  // What a search asks for is flat here, with nothing that leads back to itself: the browser writes it.
  'assertParamsAcyclic.js': 'export default () => {};',
  'AxiosURLSearchParams.js': `export default class extends URLSearchParams {
    constructor(params) { super(Object.entries(params).filter(([, value]) => value !== undefined)); }
    toString() { return super.toString(); }
  }`,
};

function leaveOutOfAxios(): Plugin {
  const mark = '\0chaekbada:uncalled:';
  return {
    name: 'chaekbada:leave-out-of-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = id.slice(id.lastIndexOf('/') + 1);
      return id.startsWith('.') && Object.hasOwn(uncalled, file) && importer?.includes('/axios/lib/')
        ? mark + file
        : null;
    },
    load: (id) => (id.startsWith(mark) ? uncalled[id.slice(mark.length)] : null),
  };
}

/**
 * The router's package leads to its build for development everywhere, with warnings for its programmers, and names for the
 * developer tools keep parts in that nobody uses (forms and places of scrolling of its data routers).
 */
function leaveOutOfRouter(): Plugin {
  return {
    name: 'chaekbada:leave-out-of-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/^(?:Form|ScrollRestoration)\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}

/** In development there is no server to fill the placeholder of index.html. */
function developmentSiteConfig(): Plugin {
  return {
    name: 'chaekbada:site-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const config = {
        site: process.env.DEV_SITE ?? 'edu',
        homeOrigin: process.env.DEV_HOME_ORIGIN ?? 'http://localhost:3002',
        demo: true,
        contractVersion: CONTRACT_VERSION,
        observers: null,
        contact: null,
      };
      const script = `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`;
      return html
        .replace('<!--site-config-->', script)
        .replace('/manifest.webmanifest', `/manifests/${config.site}.webmanifest`)
        .replace('/icons/edu-180.png', `/icons/${config.site}-180.png`);
    },
  };
}

const apiServer = process.env.DEV_API ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    leaveOutOfAxios(),
    leaveOutOfRouter(),
    leaveOutOfPixi(),
    bringFilesFirst(),
    preloadFirstPage(),
    earlyStyle(),
    listPageFiles(),
    serviceWorkerPlugin(),
    precompress(),
    developmentSiteConfig(),
  ],
  server: {
    port: 5173,
    proxy: {
      // The API tells the site by the host that was asked, so the host has to be the API's own.
      '/api': { target: apiServer, changeOrigin: true },
      '/content': { target: apiServer, changeOrigin: true },
    },
  },
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    // Kilobytes: Pixi comes in one file, which no page waits for.
    chunkSizeWarningLimit: 800,
    target: scriptTargets(),
    cssTarget: styleTargets(),
    // Browsers that do not know such links (before 2023) fetch the same files, each when it is first asked for.
    modulePreload: { polyfill: false },
    // The content security policy lets fonts come as files only.
    assetsInlineLimit: (file, content) => (file.endsWith('.woff2') ? false : content.length < 1024),
    rolldownOptions: {
      // Schema builders have no side effects: the shell uses types and constants of contract/ without carrying zod.
      treeshake: { manualPureFunctions: ['z', 'paged', 'envelope', 'koreanText'] },
      output: {
        // Seven characters and not eight: the first visit carries the names of 350 files, and chance does not pack.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: codeGroups },
      },
    },
  },
});
