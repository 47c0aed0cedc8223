import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { termsApi } from '../endpoints/terms.ts';
import { termsPersonal } from '../policy.ts';
import type { SiteName } from '../site.ts';
import { linkSchemas } from './schemasOf.ts';

const schemas = { data: termsPersonal };

export const termsSchemas = {
  own: schemas,
  edu: schemas,
  school: schemas,
  home: schemas,
} satisfies Record<'own' | SiteName, EndpointSchemas>;

linkSchemas(termsApi, termsSchemas);
