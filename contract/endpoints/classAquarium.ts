import type { classAquariumSchemas } from '../schemas/classAquarium.ts';
import { defineEndpoints } from './Endpoint.ts';

const path = '/api/staff/institutions/:academyNo/classes/:classNo/aquarium';

/** Rests of the aquariums of a class, for whoever leads it. */
export const classAquariumApi = defineEndpoints<typeof classAquariumSchemas>()({
  read: { method: 'GET', path, access: 'staff', right: 'LEAD_CLASS' },
  close: { method: 'PUT', path: `${path}/closed`, access: 'staff', right: 'LEAD_CLASS', effect: 'repeatable' },
  open: { method: 'DELETE', path: `${path}/closed`, access: 'staff', right: 'LEAD_CLASS', effect: 'repeatable' },
  setQuietHours: {
    method: 'PUT',
    path: `${path}/quiet-hours`,
    access: 'staff',
    right: 'LEAD_CLASS',
    effect: 'repeatable',
  },
});
