import { classAquarium, classQuietHoursBody, closeAquariumBody } from '../classAquarium.ts';
import { classParams } from '../classroom.ts';
import { classAquariumApi } from '../endpoints/classAquarium.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { linkSchemas } from './schemasOf.ts';

export const classAquariumSchemas = {
  read: { params: classParams, data: classAquarium },
  close: { params: classParams, body: closeAquariumBody, data: classAquarium },
  open: { params: classParams, data: classAquarium },
  setQuietHours: { params: classParams, body: classQuietHoursBody, data: classAquarium },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(classAquariumApi, classAquariumSchemas);
