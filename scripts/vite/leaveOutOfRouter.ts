import type { Plugin } from 'vite';

/**
 * The router's package leads to its build for development everywhere, with warnings for its programmers, and names for the
 * developer tools keep parts in that nobody uses (forms and places of scrolling of its data routers).
 */
export function leaveOutOfRouter(): Plugin {
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
