import type { adoptionSchemas } from '../schemas/adoption.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What an institution decides about the product by, as a page and as a file. */
export const adoptionApi = defineEndpoints<typeof adoptionSchemas>()({
  read: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/adoption-pack',
    access: 'staff',
    right: 'ADOPTION_PACK',
  },
  file: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/adoption-pack/file',
    access: 'staff',
    right: 'ADOPTION_PACK',
  },
});
