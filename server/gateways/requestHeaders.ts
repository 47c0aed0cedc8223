import { REQUEST_ID_HEADER } from '#contract/requestId.ts';
import { requestScope } from '../config/requestScope.ts';

/** Tells another company on behalf of which request it is asked, so that both logs can be laid side by side. */
export function requestHeaders(): Record<string, string> {
  const scope = requestScope.current();
  return scope === undefined ? {} : { [REQUEST_ID_HEADER]: scope.requestId };
}
