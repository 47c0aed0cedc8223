import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CONTRACT_VERSION } from './contract/site.ts';
import { scriptTargets, styleTargets } from './scripts/browsers/readFloor.ts';
import { leaveOutOfAxios } from './scripts/vite/leaveOutOfAxios.ts';
import { leaveOutOfRouter } from './scripts/vite/leaveOutOfRouter.ts';
import { precompress } from './scripts/vite/precompress.ts';

/** In development there is no server to fill the placeholder of teacher.html, nor one that answers below /teacher. */
function developmentPage(): Plugin {
  return {
    name: 'chaekbada:teacher-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/teacher(?:[/?]|$)/.test(request.url ?? '')) request.url = '/teacher.html';
        next();
      });
    },
    transformIndexHtml(html) {
      const site = process.env.DEV_SITE ?? 'edu';
      const config = {
        site,
        homeOrigin: '',
        demo: true,
        contractVersion: CONTRACT_VERSION,
        observers: null,
        contact: null,
      };
      return html.replace(
        '<!--site-config-->',
        `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`,
      );
    },
  };
}

/**
 * The pages of the staff: a build of its own beside that of the pupils' (vite.config.ts), which runs first and empties the
 * folder. What both have in common stands in both: a teacher opens the one, a pupil the other.
 */
export default defineConfig({
  plugins: [react(), leaveOutOfAxios(), leaveOutOfRouter(), precompress(), developmentPage()],
  server: {
    port: 5174,
    proxy: { '/api': { target: process.env.DEV_API ?? 'http://localhost:3000', changeOrigin: true } },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    // Kilobytes: one file for an app that a teacher opens once a day.
    chunkSizeWarningLimit: 800,
    copyPublicDir: false,
    target: scriptTargets(),
    cssTarget: styleTargets(),
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file, content) => (file.endsWith('.woff2') ? false : content.length < 1024),
    rolldownOptions: {
      input: 'teacher.html',
      treeshake: { manualPureFunctions: ['z', 'paged', 'envelope', 'koreanText'] },
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What the first page shares with those that come later, such as uploading a roster: one file under one name.
        codeSplitting: { groups: [{ name: 'teacherParts', test: /./, minShareCount: 2 }] },
      },
    },
  },
});
