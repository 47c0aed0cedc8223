import type { rosterSchemas } from '../schemas/roster.ts';
import { defineEndpoints } from './Endpoint.ts';

const uploads = '/api/staff/institutions/:academyNo/roster/uploads';
const right = { access: 'staff', right: 'UPLOAD_ROSTER' } as const;

/** Students from a spreadsheet: it is read, checked as often as somebody corrects it, and then carried out by parts. */
export const rosterApi = defineEndpoints<typeof rosterSchemas>()({
  readFile: {
    method: 'POST',
    path: '/api/staff/institutions/:academyNo/roster/files',
    effect: 'none',
    upload: true,
    ...right,
  },
  check: { method: 'POST', path: '/api/staff/institutions/:academyNo/roster/check', effect: 'none', ...right },
  listUploads: { method: 'GET', path: uploads, ...right },
  upload: { method: 'PUT', path: uploads, effect: 'repeatable', ...right },
  exportOneRoster: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/one-roster',
    access: 'staff',
    right: 'EXPORT_ROSTER',
  },
  undo: { method: 'DELETE', path: `${uploads}/:uploadNo`, effect: 'repeatable', ...right },
});
