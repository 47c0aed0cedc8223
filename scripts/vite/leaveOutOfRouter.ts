import type { Plugin } from 'vite';
import { replaceAll } from './replaceAll.ts';

/**
 * The router's package leads to its build for development everywhere, with warnings for its programmers. What belongs to
 * routers with loaders, which nobody has here, hangs on what everybody has: links that fetch the data of their page,
 * boundaries of routes, forms.
 */
const replacements: [string, string][] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
  ['\nForm.displayName = "Form";', ''],
  ['\nScrollRestoration.displayName = "ScrollRestoration";', ''],
  // Of a link: `prefetchOnIntent` does it for all of them.
  [
    `let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(
      prefetch,
      rest
    );`,
    '',
  ],
  ['          ...prefetchHandlers,\n', ''],
  ['ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'],
  [
    'return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;',
    'return link;',
  ],
  [
    `routerState != null && // Conditional usage is OK here because the usage of a data router is static
    // eslint-disable-next-line react-hooks/rules-of-hooks
    useViewTransitionState(path) && viewTransition === true;`,
    'false;',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  ['\nRenderErrorBoundary.contextType = RSCRouterContext;', ''],
];

/** Leaves those out of the build. */
export function leaveOutOfRouter(): Plugin {
  return {
    name: 'chaekbada:leave-out-of-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/ },
      handler: (code) =>
        code.includes('function useRoutesImpl(') ? { code: replaceAll(code, replacements), map: null } : null,
    },
  };
}
