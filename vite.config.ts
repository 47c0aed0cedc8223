import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CONTRACT_VERSION } from './contract/site.ts';
import { scriptTargets, styleTargets } from './scripts/browsers/readFloor.ts';
import { bringFilesFirst } from './scripts/vite/bringFilesFirst.ts';
import { codeGroups } from './scripts/vite/codeGroups.ts';
import { earlyStyle } from './scripts/vite/earlyStyle.ts';
import { filesOfModules } from './scripts/vite/filesOfModules.ts';
import { largestFirst } from './scripts/vite/largestFirst.ts';
import { leaveOutOfAxios } from './scripts/vite/leaveOutOfAxios.ts';
import { leaveOutOfPixi } from './scripts/vite/leaveOutOfPixi.ts';
import { leaveOutOfRouter } from './scripts/vite/leaveOutOfRouter.ts';
import { listPageFiles } from './scripts/vite/listPageFiles.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { serviceWorkerPlugin } from './scripts/vite/serviceWorkerPlugin.ts';

const OUT_DIR = 'dist/web';

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
    largestFirst(),
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
