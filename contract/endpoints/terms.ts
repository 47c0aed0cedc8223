import type { termsSchemas } from '../schemas/terms.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The privacy policy in force: of the site that is called (`own`), or of a named one. */
export const termsApi = defineEndpoints<typeof termsSchemas>()({
  own: { method: 'GET', path: '/api/site/terms-personal', access: 'open' },
  edu: { method: 'GET', path: '/api/site/terms-personal-edu', access: 'open' },
  school: { method: 'GET', path: '/api/site/terms-personal-school', access: 'open' },
  home: { method: 'GET', path: '/api/site/terms-personal-home', access: 'open' },
});
