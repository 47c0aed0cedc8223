import { answerVersions } from '../answerVersion.ts';
import { answerVersionApi } from '../endpoints/answerVersion.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { answerParams } from '../mission.ts';
import { linkSchemas } from './schemasOf.ts';

export const answerVersionSchemas = {
  list: { params: answerParams, data: answerVersions },
  keep: { params: answerParams, data: answerVersions },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(answerVersionApi, answerVersionSchemas);
