import { useEffect } from 'react';
import type { activityLogApi } from '#contract/endpoints/activityLog.ts';
import { useApi } from '../services/ServicesContext.ts';

type ActivityLog = (typeof activityLogApi)[keyof typeof activityLogApi];

/** Notes once that a page was opened. A log that fails is no matter of the student's. Null: not yet known. */
export function useActivityLog(log: ActivityLog, page: string, targetNo: number | null): void {
  const api = useApi();

  useEffect(() => {
    if (targetNo !== null) api.call(log, { body: { page, targetNo } }).catch(() => undefined);
  }, [api, log, page, targetNo]);
}
