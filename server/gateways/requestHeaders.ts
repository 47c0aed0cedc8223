import { REQUEST_ID_HEADER } from '#contract/requestId.ts';
import { requestScope } from '../config/requestScope.ts';

/** Names to another company the request it is called for, so that both logs can be laid side by side. */
export function requestHeaders(): Record<string, string> {
  const scope = requestScope.current();
  return scope === undefined ? {} : { [REQUEST_ID_HEADER]: scope.requestId };
}
