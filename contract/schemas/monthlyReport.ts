import { classParams, pupilParams } from '../classroom.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { monthlyReportApi } from '../endpoints/monthlyReport.ts';
import { done } from '../envelope.ts';
import {
  madeReportLinks,
  reportLinkParams,
  reportLinksBody,
  reportList,
  reportListQuery,
  reportNoteBody,
  reportSheets,
  reportSheetsQuery,
} from '../monthlyReport.ts';
import { linkSchemas } from './schemasOf.ts';

export const monthlyReportSchemas = {
  list: { params: classParams, query: reportListQuery, data: reportList },
  sheets: { params: classParams, query: reportSheetsQuery, data: reportSheets },
  writeNote: { params: pupilParams, body: reportNoteBody, data: done },
  makeLinks: { params: classParams, body: reportLinksBody, data: madeReportLinks },
  endLink: { params: reportLinkParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(monthlyReportApi, monthlyReportSchemas);
