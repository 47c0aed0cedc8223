import type { lessonSchemas } from '../schemas/lesson.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What a class looks at together. */
export const lessonApi = defineEndpoints<typeof lessonSchemas>()({
  readBook: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/lessons/:bookNo',
    access: 'staff',
    right: 'LEAD_CLASS',
  },
});
