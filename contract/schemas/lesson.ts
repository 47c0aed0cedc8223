import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { lessonApi } from '../endpoints/lesson.ts';
import { lessonBook, lessonParams } from '../lesson.ts';
import { linkSchemas } from './schemasOf.ts';

export const lessonSchemas = {
  readBook: { params: lessonParams, data: lessonBook },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(lessonApi, lessonSchemas);
