import type { Plugin } from 'vite';
import { replaceAll } from './replaceAll.ts';

/**
 * Parts of axios that nobody here would ever call, and what stands in their place: it takes XMLHttpRequest of the two ways
 * to send in a browser (`sendLasting` is our own), statuses are plain numbers in our code, requests are given up by
 * AbortSignal, nothing is sent as a form, no progress is asked for, addresses are complete, options are checked by
 * TypeScript, nothing is intercepted and no cookie goes into a header. Together they are 10 kB of the first visit.
 */
const uncalled: Readonly<Record<string, string>> = {
  'fetch.js': 'export const getFetch = () => null;',
  'HttpStatusCode.js': 'export default {};',
  'CancelToken.js': 'export default null;',
  'formDataToJSON.js': 'export default () => null;',
  'toURLEncodedForm.js': 'export default () => null;',
  'progressEventReducer.js': 'export const progressEventReducer = () => [];',
  'toFormData.js': 'export default () => null;',
  'setFormDataHeaders.js': 'export default () => {};',
  // What a search asks for is flat here, with nothing that leads back to itself: the browser writes it.
  'assertParamsAcyclic.js': 'export default () => {};',
  'AxiosURLSearchParams.js': `export default class extends URLSearchParams {
    constructor(params) { super(Object.entries(params).filter(([, value]) => value !== undefined)); }
    toString() { return super.toString(); }
  }`,
  'buildFullPath.js': 'export default (base, path) => path;',
  'isURLSameOrigin.js': 'export default () => false;',
  'cookies.js': 'export default {};',
  'validator.js': `const given = () => {};
    export default { assertOptions: given, validators: { transitional: given, spelling: given } };`,
  'InterceptorManager.js': 'export default class { forEach() {} }',
  'adapters.js': `import xhr from './xhr.js';
    export default { getAdapter: (wanted) => (typeof wanted === 'function' ? wanted : xhr) };`,
};

/** Entries of axios' utils that only the parts above call, and those that nothing in a browser calls. */
const uncalledUtils = (
  'isNumber isBoolean isEmptyObject isRequest isHeaders isDate isReactNativeBlob isTypedArray stripBOM inherits ' +
  'toFlatObject kindOf kindOfTest endsWith toArray forEachEntry matchAll hasOwnProperty hasOwnInPrototypeChain noop ' +
  'toFiniteNumber isContextDefined isSpecCompliantForm isAsyncFn asap isIterable'
).split(' ');

const AXIOS_FILE = /\/axios\/lib\/(?:\w+\/)*(\w+\.js)$/;

/** Puts those in the place of the parts of axios that nobody calls. */
export function leaveOutOfAxios(): Plugin {
  return {
    name: 'chaekbada:leave-out-of-axios',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: AXIOS_FILE },
      handler: (id) => uncalled[AXIOS_FILE.exec(id)?.[1] ?? ''] ?? null,
    },
    transform: {
      filter: { id: /\/axios\/lib\/(?:utils|core\/AxiosHeaders)\.js$/ },
      handler: (code, id) => ({
        code: replaceAll(code, id.endsWith('/utils.js') ? utilsLeftOut : headersLeftOut),
        map: null,
      }),
    },
  };
}

const utilsLeftOut = [...uncalledUtils, 'global: _global', 'setImmediate: _setImmediate'].map(
  (entry): [string, string] => [`\n  ${entry},`, ''],
);

/** Headers with parameters are read by nobody. */
const headersLeftOut: [string, string][] = [['    return parseParameters(value);\n', '']];
