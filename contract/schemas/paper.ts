import { classParams } from '../classroom.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { paperApi } from '../endpoints/paper.ts';
import { done } from '../envelope.ts';
import {
  paperResult,
  paperResultBody,
  paperSample,
  paperSampleParams,
  paperSampleQuery,
  paperSheet,
  paperSheetList,
  paperSheetParams,
  printAgainBody,
  printBody,
  printedSheets,
} from '../paper.ts';
import { linkSchemas } from './schemasOf.ts';

export const paperSchemas = {
  list: { params: classParams, data: paperSheetList },
  print: { params: classParams, body: printBody, data: printedSheets },
  printAgain: { params: classParams, body: printAgainBody, data: printedSheets },
  sample: { params: paperSampleParams, query: paperSampleQuery, data: paperSample },
  read: { params: paperSheetParams, data: paperSheet },
  enter: { params: paperSheetParams, body: paperResultBody, data: paperResult },
  withdraw: { params: paperSheetParams, data: done },
} satisfies Record<string, EndpointSchemas>;
linkSchemas(paperApi, paperSchemas);
