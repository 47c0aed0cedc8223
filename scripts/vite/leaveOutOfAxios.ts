import type { Plugin } from 'vite';

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

/** Puts those in the place of the parts of axios that nobody calls. */
export function leaveOutOfAxios(): Plugin {
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
