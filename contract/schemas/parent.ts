import { z } from 'zod';
import { parentDiagnosis } from '../diagnosis.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { parentApi } from '../endpoints/parent.ts';
import { monthlyReport } from '../monthlyReport.ts';
import { parentResult } from '../parentShare.ts';
import { parentQuietHours, parentQuietHoursBody } from '../quietHours.ts';
import { linkSchemas } from './schemasOf.ts';

/** Any text may stand in the address: what is not a number or a key is answered like one that leads nowhere. */
const params = z.object({ shareKey: z.string() });

export const parentSchemas = {
  readResult: { params: params.extend({ bookNo: z.string() }), data: parentResult },
  readDiagnosis: { params, data: parentDiagnosis },
  readMonthlyReport: { params, data: monthlyReport },
  readQuietHours: { params, data: parentQuietHours },
  setQuietHours: { params, body: parentQuietHoursBody, data: parentQuietHours },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(parentApi, parentSchemas);
