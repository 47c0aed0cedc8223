import type { learningRecordSchemas } from '../schemas/learningRecord.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Learning records (xAPI) that leave the product: as a file, and sent to the place of the settings. */
export const learningRecordApi = defineEndpoints<typeof learningRecordSchemas>()({
  file: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/learning-records',
    access: 'staff',
    right: 'EXPORT_RECORDS',
  },
  readPush: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/learning-record-push',
    access: 'staff',
    right: 'EXPORT_RECORDS',
  },
  switchPush: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/learning-record-push',
    access: 'staff',
    right: 'EXPORT_RECORDS',
    effect: 'repeatable',
  },
});
