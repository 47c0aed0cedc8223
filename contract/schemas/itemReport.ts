import { bookParams } from '../book.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { itemReportApi } from '../endpoints/itemReport.ts';
import { done } from '../envelope.ts';
import { itemReportBody, itemReports } from '../itemReport.ts';
import { answerParams } from '../mission.ts';
import { linkSchemas } from './schemasOf.ts';

export const itemReportSchemas = {
  list: { params: bookParams, data: itemReports },
  save: { params: answerParams, body: itemReportBody, data: done },
  remove: { params: answerParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(itemReportApi, itemReportSchemas);
