import type { Plugin } from 'vite';

/** What Vite wraps each `import()` of a build in. */
const HELPER = '\0vite/preload-helper.js';

/** Puts `loadWithFiles` in the place of Vite's way to bring what an `import()` needs; why, stands there. */
export function bringFilesFirst(): Plugin {
  return {
    name: 'chaekbada:bring-files-first',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `export { loadWithFiles as __vitePreload } from '/src/lib/browser/loadWithFiles.ts';` : null,
  };
}
