import { useEffect } from 'react';
import { useApi } from '../services/ServicesContext.ts';

/** The activity logs that the server takes (spec section 7). */
export type ActivityLogPath = '/api/books/log' | '/api/mission/log' | '/api/reading-notes/log';

/** Notes once that a page was opened. A log that fails is no matter of the student's. Null: not yet known. */
export function useActivityLog(path: ActivityLogPath, page: string, targetNo: number | null): void {
  const api = useApi();

  useEffect(() => {
    if (targetNo !== null) api.post(path, { page, targetNo }).catch(() => undefined);
  }, [api, path, page, targetNo]);
}
